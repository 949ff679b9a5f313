import { messageOf } from '../../shared/base/fault.ts';
import type { AppState } from '../state/app-state.ts';
import type { Command } from './command.ts';

/** Px a tile of the pictures that can be saved. */
const SCALES = [16, 32, 64] as const;

const isReplay = (app: AppState): boolean => app.place.getState().view === 'replay';
const hasMap = (app: AppState): boolean => app.panes.getState().session?.map !== undefined;

function savePicture(scale: (typeof SCALES)[number]): Command {
  return {
    id: `picture-${scale}`,
    label: `Save a picture of the board, ${scale} px a tile`,
    group: 'Taking away',
    keywords: ['export', 'png', 'image', 'screenshot'],
    keys: scale === 32 ? ['Mod+e'] : [],
    context: 'replay',
    when: hasMap,
    run: (app) => {
      const { session } = app.panes.getState();
      if (session?.map === undefined) return;
      const name = `lattice-tick-${session.tick}-${scale}px.png`;
      session.map.picture(scale).then(
        (picture) => save(picture, name),
        (error: unknown) => app.playback.setState({ fault: { code: 'picture', message: messageOf(error) } }),
      );
    },
  };
}

/** Hands a file to the browser, which asks or saves as its user has it. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const EXPORT_COMMANDS: readonly Command[] = [
  ...SCALES.map(savePicture),
  {
    id: 'copy-link',
    label: 'Copy a link to this view',
    group: 'Taking away',
    keywords: ['address', 'share', 'url'],
    keys: ['Mod+Shift+c'],
    context: 'replay',
    when: isReplay,
    run: (app) => {
      navigator.clipboard
        .writeText(window.location.href)
        .catch((error: unknown) =>
          app.playback.setState({ fault: { code: 'clipboard', message: messageOf(error) } }),
        );
    },
  },
];
