import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FaultAnswer, KnownTick, OpenedReplay } from '../../shared/api/answers.ts';
import type { ReplayControls } from './replay-controls.ts';

/** What stands in a pane. */
export type Pane =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: OpenedReplay }
  | { readonly kind: 'failed'; readonly fault: FaultAnswer };

/** A graded tick, and whether the frame there was found to be as the answer has it. */
export interface GradedTick extends Pick<KnownTick, 'tick'> {
  readonly outcome: 'right' | 'wrong' | 'unknown';
}

/** The panes, what drives them, and what was found out about their graded ticks. */
export interface Panes {
  readonly a: Pane | undefined;
  readonly b: Pane | undefined;
  readonly session: ReplayControls | undefined;
  /** Counts how often opening was tried again after it failed. */
  readonly tries: number;
  readonly graded: readonly GradedTick[];
  /** Why no map can be drawn here; a table stands in for it then. */
  readonly noMap: string | undefined;
  /** The selected cell was gone to by keys, so the map shows the cell itself beside its entity. */
  readonly cursor: boolean;
  /** Pixels a tile, as the map is drawn now. */
  readonly scale: number;
  /** Where the map of pane A is to look, once there is one. */
  readonly lookAt: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
}

export type PanesStore = StoreApi<Panes>;

export function createPanesStore(): PanesStore {
  return createStore<Panes>()(() => ({
    a: undefined,
    b: undefined,
    session: undefined,
    tries: 0,
    graded: [],
    noMap: undefined,
    cursor: false,
    scale: 0,
    lookAt: undefined,
  }));
}

/** The replay of a pane, once it is open. */
export function openedIn(pane: Pane | undefined): OpenedReplay | undefined {
  return pane?.kind === 'open' ? pane.opened : undefined;
}
