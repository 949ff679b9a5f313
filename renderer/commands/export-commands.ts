import { BUNDLE_EXTENSION, BUNDLE_TYPE } from '../../shared/analysis/bundle-file.ts';
import { differencesCsv } from '../../shared/analysis/difference-csv.ts';
import { diffFrames } from '../../shared/analysis/field-diff.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { copyText } from '../desktop/copy-text.ts';
import { linkTo } from '../desktop/link-to.ts';
import type { AppState } from '../state/app-state.ts';
import { openedIn } from '../state/panes.ts';
import { showsReplay } from '../state/place.ts';
import { resultsOf } from '../views/results/results.ts';
import { resultsCsv } from '../views/results/results-csv.ts';
import type { Command } from './command.ts';
import { saveFile } from './save-file.ts';

/** Px a tile of the pictures that can be saved. */
const SCALES = [16, 32, 64] as const;

const isReplay = (app: AppState): boolean => showsReplay(app.place.getState());
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
        (picture) => saveFile(picture, name),
        (error: unknown) => app.playback.setState({ fault: { code: 'picture', message: messageOf(error) } }),
      );
    },
  };
}

/** A bundle of the comparison, with a picture of the board where there is one. */
async function saveBundle({ comparison, panes }: AppState): Promise<void> {
  const { controls, answer } = comparison.getState();
  if (controls === undefined) return;
  const picture = await panes.getState().session?.map?.picture(32);
  const bytes = await controls.bundle(picture && new Uint8Array(await picture.arrayBuffer()));
  const tick = answer?.series.firstDifferentTick ?? 'same';
  saveFile(
    new Blob([bytes.slice()], { type: BUNDLE_TYPE }),
    `lattice-difference-${tick}.${BUNDLE_EXTENSION}`,
  );
}

function saveFields({ panes, playback }: AppState): void {
  const { a, b } = playback.getState();
  const scenario = openedIn(panes.getState().a)?.scenario;
  if (!a || !b || !scenario) return;
  const text = differencesCsv([diffFrames(scenario, a.frame, b.frame)]);
  saveFile(new Blob([text], { type: 'text/csv' }), `lattice-fields-${a.frame.tick}.csv`);
}

function resultRows({ place, library, gradings, runs }: AppState) {
  const items = library.getState().items ?? [];
  return resultsOf(place.getState().open, items, gradings.getState(), runs.getState()).rows;
}

export const EXPORT_COMMANDS: readonly Command[] = [
  ...SCALES.map(savePicture),
  {
    id: 'save-bundle',
    label: 'Save the difference as a bundle',
    group: 'Taking away',
    keywords: ['zip', 'report', 'repro', 'export'],
    keys: [],
    context: 'replay',
    when: ({ comparison }) => comparison.getState().answer !== undefined,
    run: (app) => {
      saveBundle(app).catch((error: unknown) =>
        app.comparison.setState(({ faults }) => ({
          faults: [...faults, { part: 'bundle', message: messageOf(error) }],
        })),
      );
    },
  },
  {
    id: 'save-results',
    label: 'Save the table of results as CSV',
    group: 'Taking away',
    keywords: ['verdict', 'fuel', 'export'],
    keys: [],
    context: 'replay',
    when: (app) => resultRows(app).length > 0,
    run: (app) =>
      saveFile(new Blob([resultsCsv(resultRows(app))], { type: 'text/csv' }), 'lattice-results.csv'),
  },
  {
    id: 'save-fields',
    label: 'Save the differing fields of this tick as CSV',
    group: 'Taking away',
    keywords: ['table', 'export', 'diff'],
    keys: [],
    context: 'replay',
    when: ({ playback }) => playback.getState().different !== undefined,
    run: saveFields,
  },
  {
    id: 'copy-link',
    label: 'Copy a link to this view',
    group: 'Taking away',
    keywords: ['address', 'share', 'url'],
    keys: ['Mod+Shift+c'],
    context: 'replay',
    when: isReplay,
    run: (app) => {
      copyText(window, linkTo(window, app.place.getState())).catch((error: unknown) =>
        app.playback.setState({ fault: { code: 'clipboard', message: messageOf(error) } }),
      );
    },
  },
];
