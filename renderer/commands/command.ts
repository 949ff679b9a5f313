import type { AppState } from '../state/app-state.ts';

/** Where a command's keys count: everywhere, in the replay view, or only while the map has the focus. */
export type CommandContext = 'everywhere' | 'replay' | 'map';

/** Something that a person can have done: by a button, by a key, or out of the palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Under which heading the keys page lists it. */
  readonly group: 'Playback' | 'Map' | 'Looking' | 'Notes' | 'Taking away' | 'App';
  readonly keywords: readonly string[];
  /** As `keys.ts` reads them. */
  readonly keys: readonly string[];
  readonly context: CommandContext;
  when(app: AppState): boolean;
  /** For what is either on or off: whether it is on. */
  checked?(app: AppState): boolean;
  run(app: AppState): void;
  /** Done when its key comes up after it was held for a while; such a command does not repeat while it is held. */
  release?(app: AppState): void;
}

/** A maker of the commands of one group and context. */
export function commandsOf(group: Command['group'], context: CommandContext) {
  return (
    id: string,
    label: string,
    keys: readonly string[],
    keywords: readonly string[],
    when: (app: AppState) => boolean,
    run: (app: AppState) => void,
  ): Command => ({ id, label, group, keywords, keys, context, when, run });
}
