import type { OpenPlace } from '../../state/place.ts';

/** A demo that answers one question. */
export interface Demo {
  readonly id: 'over' | 'desynced' | 'compared';
  readonly title: string;
  readonly question: string;
  readonly open: OpenPlace;
  readonly tick: number;
}

/** The case that ships with the program, and the inputs of it that cards tell of. */
export const DEMO_CASE = 'demo-case';
export const MEDIUM = 'cases/medium.json';
export const SMALL = 'cases/small.json';

const onMedium = { scenario: 'demo-medium', states: 'demo-medium-answer', playback: false } as const;

export const DEMOS: readonly Demo[] = [
  {
    id: 'over',
    title: 'Over the ceiling',
    question: 'Every answer is right, and the fuel is too much. Watch it run.',
    open: { ...onMedium, module: 'demo-naive-engine' },
    tick: 0,
  },
  {
    id: 'desynced',
    title: 'Desynced',
    question: 'Furnaces go without coal. What differs from the reference?',
    open: {
      scenario: 'demo-small',
      states: 'demo-small-answer',
      module: 'demo-coal-blind-engine',
      beside: 'reference',
      playback: false,
    },
    // The first graded tick, which is wrong already.
    tick: 600,
  },
  {
    id: 'compared',
    title: 'Two engines compared',
    question: 'One factory, one clock: lanes and naive side by side.',
    open: { ...onMedium, module: 'demo-lanes-engine', beside: 'demo-naive-engine' },
    tick: 0,
  },
];

/** A demo by its id. Throws for an id that no demo has, which is a slip of our own. */
export function demoOf(id: Demo['id']): Demo {
  const found = DEMOS.find((demo) => demo.id === id);
  if (found === undefined) throw new Error(`no demo is called '${id}'`);
  return found;
}
