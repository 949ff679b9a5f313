import { commandById } from '../../commands/commands.ts';
import type { AppState } from '../../state/app-state.ts';
import { fuelKey } from '../../state/fuel.ts';
import { openPlace } from '../../state/place.ts';
import { type Demo, demoOf } from '../../views/home/demos.ts';

/** One step of the tour: what is to be done and why, the button that does it, and how it shows that it is done. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly button: string;
  run(app: AppState): void;
  /** What is brought into sight once it is done, as a selector. */
  readonly shows?: string;
  /** `pressed` says whether the button was used; a person may also do it by other means. */
  isDone(app: AppState, pressed: boolean): boolean;
}

const OVER = demoOf('over');
const DESYNCED = demoOf('desynced');
/** A tick of the medium demo at which an assembler waits for cable, and where that one stands. */
const JAMMED = { tick: 3600, cell: { x: 16, y: 12 } } as const;
const SOME_TICKS = 60;

export const TOUR: readonly TourStep[] = [
  {
    id: 'over',
    title: 'Open the engine over the ceiling',
    words:
      'An engine is a module that simulates a factory. This one, naive, is right everywhere, and burns more fuel than the case allows.',
    button: 'Open it',
    run: ({ place }) => openPlace(place, OVER.open, OVER.tick),
    isDone: (app) => isOpen(app, OVER),
  },
  {
    id: 'jam',
    title: 'Watch it run, and jam',
    words:
      'Belts carry items, arms pass them on, rings show how far a machine is. A yellow badge marks one that stands.',
    button: 'Play at 16×',
    run: (app) => {
      if (!isOpen(app, OVER)) openPlace(app.place, OVER.open, OVER.tick);
      const { session } = app.panes.getState();
      session?.setSpeed(16);
      session?.play(1);
    },
    isDone: (app) => isOpen(app, OVER) && (app.playback.getState().a?.frame.tick ?? 0) >= SOME_TICKS,
  },
  {
    id: 'why',
    title: 'Ask a machine why it stands',
    words:
      'Every tick can be gone to, forward and back. The inspector tells all of a machine, and what it waits for.',
    button: 'Select one at tick 3,600',
    run: ({ place, panes }) => {
      panes.getState().session?.pause();
      place.setState({ view: 'replay', open: OVER.open, table: false, ...JAMMED });
    },
    isDone: ({ place }, pressed) => place.getState().cell !== undefined && pressed,
  },
  {
    id: 'fuel',
    title: 'See where the fuel crosses the ceiling',
    words:
      'Fuel is counted instruction by instruction, so it is the same on every machine. It is measured here at growing tick counts.',
    button: 'Measure it',
    run: (app) => {
      app.place.setState({ view: 'fuel', open: OVER.open });
      commandById('measure-fuel').run(app);
    },
    isDone: ({ fuel }) => {
      const series = fuel.getState()[fuelKey(OVER.open.module ?? '', OVER.open.scenario ?? '')];
      return series !== undefined && 'points' in series && series.crossedAt !== undefined;
    },
  },
  {
    id: 'desynced',
    title: 'Open the engine that desyncs',
    words:
      'Another engine, coal-blind, gives a wrong answer. Beside it stands the reference, which is right by definition.',
    button: 'Open it beside the reference',
    run: ({ place }) => openPlace(place, DESYNCED.open, DESYNCED.tick),
    isDone: (app) => isOpen(app, DESYNCED),
  },
  {
    id: 'difference',
    title: 'Find the first difference',
    words:
      'The two are compared tick by tick, entity by entity, field by field, down to the tick at which they part.',
    button: 'Find it',
    run: ({ place }) => place.setState({ view: 'divergence', open: DESYNCED.open }),
    isDone: (app) =>
      isOpen(app, DESYNCED) && app.comparison.getState().answer?.series.firstDifferentTick !== undefined,
  },
  {
    id: 'reading',
    title: 'Read what it behaves as',
    words:
      'The rules have places that are easily read otherwise. Each such reading is tried; one explains every wrong state.',
    button: 'Show the reading',
    shows: '[data-reading]',
    run: ({ place }) => place.setState({ view: 'divergence', open: DESYNCED.open }),
    isDone: ({ comparison }, pressed) => pressed && comparison.getState().explained !== undefined,
  },
  {
    id: 'shrink',
    title: 'Make it small',
    words:
      'Entities and ticks are taken away for as long as the two still differ, until a handful is left to look at.',
    button: 'Shrink it',
    shows: '[data-shrunk]',
    run: (app) => {
      app.place.setState({ view: 'divergence', open: DESYNCED.open });
      commandById('shrink').run(app);
    },
    isDone: ({ comparison }) => comparison.getState().shrunk !== undefined,
  },
  {
    id: 'field',
    title: 'Look at the field',
    words:
      'A folder of runs is a field: every model by its best run. There is none in the demo; drop a folder of runs here when you have one.',
    button: 'Go to the field',
    run: ({ place }) => place.setState({ view: 'field' }),
    isDone: ({ place }) => place.getState().view === 'field',
  },
];

function isOpen({ place, panes }: AppState, { open }: Demo): boolean {
  const { open: now } = place.getState();
  const same = now?.module === open.module && now?.scenario === open.scenario;
  return same && panes.getState().a?.kind === 'open';
}
