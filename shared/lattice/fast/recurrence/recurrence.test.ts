import { describe, expect, it } from 'vitest';
import { drawing, type Stamp } from '../../drawing.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { buildIslands } from '../build/build.ts';
import type { Island } from '../island/island.ts';
import { emptyStates } from '../state/restore.ts';
import { Course } from './course.ts';
import { Recurrence } from './recurrence.ts';

function source(dir: 'E' | 'S', period: number): Stamp {
  return { type: 'source', dir, item: 'coal', lane: 'both', period };
}

const SINK: Stamp = { type: 'sink', dir: 'E' };

function onlyCourse(scenario: Scenario): Course {
  const islands = buildIslands(scenario);
  expect(islands).toHaveLength(1);
  const course = new Course(islands[0]!);
  course.load(emptyStates(scenario), 0);
  return course;
}

/** The cycle found when an island is looked at whenever it asks for it. */
function cycleOf(island: Island, scenario: Scenario, ticks: number) {
  const course = new Course(island);
  course.load(emptyStates(scenario), 0);
  const recurrence = new Recurrence(island);
  while (island.epoch + island.tick < ticks && recurrence.cycle === undefined) {
    course.playTo(recurrence.nextLook());
    recurrence.look();
  }
  return recurrence.cycle;
}

describe('recurrence', () => {
  it('is found where all sources have the same phase again, with what the sinks gain', () => {
    const scenario = drawing('a>>>k\n.b...', { a: source('E', 6), b: source('E', 4), k: SINK }, { ticks: 1 });
    const [island] = buildIslands(scenario).filter(({ plan }) => plan.belts.length > 0);
    const cycle = cycleOf(island!, scenario, 2000)!;
    expect(cycle.ticks % 6).toBe(0);
    // Two lanes, an item each every six ticks.
    expect(cycle.gain.reduce((sum, count) => sum + count, 0)).toBe((cycle.ticks / 6) * 2);
  });

  it('needs the phases of all sources that act, not of those that sleep', () => {
    const drawn = `
      .b
      a>>>k
    `;
    const legend = { a: source('E', 7), b: source('S', 11), k: SINK };
    const both = drawing(drawn, legend, { ticks: 1 });
    expect(cycleOf(buildIslands(both)[0]!, both, 5000)!.ticks % 77).toBe(0);
    const jammed = onlyCourse(drawing(drawn.replace('k', ''), legend, { ticks: 1 }));
    jammed.runTo(1000);
    expect(jammed.isKnown).toBe(true);
  });

  it('includes the flip of a splitter that goes on each tick', () => {
    const scenario = drawing(
      'a>S>k\n..#>k',
      { a: source('E', 5), S: { type: 'splitter', dir: 'E' }, k: SINK },
      { ticks: 1 },
    );
    expect(cycleOf(buildIslands(scenario)[0]!, scenario, 3000)!.ticks % 10).toBe(0);
  });

  it('is not claimed for what only seems to recur', () => {
    // A sink counts for ever, but counts are no part of an island's state; the belt's items are.
    const scenario = drawing('a>>>', { a: source('E', 40) }, { ticks: 1 });
    const course = onlyCourse(scenario);
    course.runTo(150);
    expect(course.isKnown).toBe(false);
    course.runTo(5000);
    expect(course.isKnown).toBe(true);
  });
});
