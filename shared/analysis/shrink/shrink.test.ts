import { describe, expect, it } from 'vitest';
import { drawing } from '../../lattice/drawing.ts';
import { generateScenario } from '../../lattice/generate/generate.ts';
import { PlainEngine } from '../../lattice/plain/engine.ts';
import { READING_IDS, READINGS, type ReadingId } from '../../lattice/readings.ts';
import { parseScenario } from '../../lattice/scenario/parse.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { sameKind } from '../difference-kind.ts';
import { never, turn } from '../testing.ts';
import { drawingText, drawScenario, scenarioText } from './draw-scenario.ts';
import { engineJudge } from './engine-judge.ts';
import type { Judge } from './judge.ts';
import { shrink } from './shrink.ts';
import type { Best } from './shrink-options.ts';

function judgeOf(...readings: ReadingId[]): Judge {
  return engineJudge(
    (scenario) => new PlainEngine(scenario),
    (scenario) => new PlainEngine(scenario, { readings }),
    turn,
  );
}

/** A board on which the reading shows. */
async function boardFor(judge: Judge, entities = 150, side = 24): Promise<Scenario> {
  for (let seed = 0; seed < 40; seed++) {
    const scenario = generateScenario({ seed, width: side, height: side, entities, ticks: 500 });
    if ((await judge(scenario, never())) !== undefined) return scenario;
  }
  throw new Error('the reading shows on none of forty boards');
}

/** One of each phase and more. */
const READINGS_SHRUNK: ReadingId[] = [
  'source-offset',
  'inserter-take-near',
  'inserter-return-same-tick',
  'furnace-no-coal-first',
  'inserter-no-least-held',
  'belt-run-speed',
  'sideload-swapped',
  'turn-always-sideloads',
  'curve-ignores-inserter',
  'splitter-fixed-output',
  'splitter-any-facing',
  'crafter-one-short',
  'sink-own-facing',
  'force-strict',
  'phase-sources-last',
];

describe('shrinking', () => {
  it.each(READINGS_SHRUNK)(
    '%s: comes to a handful of entities that still differ in the same way',
    async (id) => {
      const judge = judgeOf(id);
      const board = await boardFor(judge);
      const { scenario, difference, entities, ticks, kept, finished } = await shrink(board, {
        judge,
        signal: never(),
        parallel: 2,
      });
      expect(finished).toBe(true);
      expect(entities).toEqual({ before: board.entities.length, after: scenario.entities.length });
      expect(entities.after).toBeLessThanOrEqual(14);
      expect(ticks.after).toBeLessThanOrEqual(150);
      const again = (await judgeOf(id)(scenario, never()))!;
      expect(again).toEqual(difference);
      expect(again.firstDifferentTick).toBe(scenario.ticks);
      expect(again.kinds.some((kind) => kept !== 'any' && sameKind(kind, kept))).toBe(true);
      expect(parseScenario(new TextEncoder().encode(scenarioText(scenario)))).toEqual({
        scenario,
        findings: [],
      });
      expect(scenario.snapshots).toEqual([scenario.ticks]);
    },
  );

  it('comes from 630 entities to a median of at most twelve, and of at most sixty ticks, over all readings', async () => {
    const entities: number[] = [];
    const ticks: number[] = [];
    for (const id of READING_IDS.filter((reading) => READINGS[reading].shows === 'layouts')) {
      const judge = judgeOf(id);
      const small = await shrink(await boardFor(judge, 630, 44), { judge, signal: never(), parallel: 1 });
      entities.push(small.entities.after);
      ticks.push(small.ticks.after);
    }
    const median = (sizes: number[]): number => sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
    expect(median(entities)).toBeLessThanOrEqual(12);
    expect(median(ticks)).toBeLessThanOrEqual(60);
  });

  it('gives the same whatever the number judged at once', async () => {
    const judge = judgeOf('splitter-fixed-output');
    const board = await boardFor(judge);
    const alone = await shrink(board, { judge, signal: never(), parallel: 1 });
    const many = await shrink(board, { judge, signal: never(), parallel: 5 });
    expect(many.scenario).toEqual(alone.scenario);
  });

  it('gives the best so far when it is stopped, and goes on from there', async () => {
    const judge = judgeOf('crafter-one-short');
    const board = await boardFor(judge);
    const stop = new AbortController();
    const seen: Best[] = [];
    const stopped = await shrink(board, {
      judge,
      signal: stop.signal,
      parallel: 1,
      onBest: (best) => {
        seen.push(best);
        if (seen.length === 3) stop.abort();
      },
    });
    expect(stopped.finished).toBe(false);
    expect(stopped.scenario).toEqual(seen[2]!.scenario);
    const resumed = await shrink(stopped.scenario, {
      judge,
      signal: never(),
      parallel: 1,
      ...(stopped.kept === 'any' ? {} : { keep: stopped.kept }),
    });
    expect(resumed.finished).toBe(true);
    expect(resumed.entities.after).toBeLessThan(stopped.entities.after);
  });

  it('keeps to the runs allowed', async () => {
    const judge = judgeOf('crafter-one-short');
    let runs = 0;
    const counting: Judge = async (scenario, signal) => {
      runs++;
      return await judge(scenario, signal);
    };
    const board = await boardFor(judge);
    const result = await shrink(board, { judge: counting, signal: never(), parallel: 1, mostRuns: 9 });
    expect(result.finished).toBe(false);
    expect(runs).toBe(9);
    expect(result.runs).toBe(9);
  });

  it('keeps the first sort of difference, that which it is told, or any', async () => {
    const judge = judgeOf('splitter-fixed-input', 'source-offset');
    const board = await boardFor(judge);
    const options = { judge, signal: never(), parallel: 1 };
    const { kinds } = (await judge(board, never()))!;
    const splitter = kinds.find(({ type }) => type === 'splitter')!;
    const other = kinds.find(({ type }) => type !== 'splitter')!;
    expect((await shrink(board, options)).kept).toEqual(kinds[0]);
    for (const keep of [splitter, other]) {
      const { difference } = await shrink(board, { ...options, keep });
      expect(difference.kinds).toEqual([keep]);
    }
    expect((await shrink(board, { ...options, keep: 'any' })).entities.after).toBeLessThanOrEqual(2);
    const keep = { type: 'sink', field: 'consumed', phase: 'sinks' } as const;
    await expect(shrink(board, { ...options, keep })).rejects.toMatchObject({ code: 'no-difference' });
  });

  it('refuses a scenario on which nothing differs, and passes on what the judge throws', async () => {
    const board = generateScenario({ seed: 1, width: 9, height: 9, entities: 20, ticks: 30 });
    const options = { signal: never(), parallel: 1 };
    await expect(shrink(board, { judge: judgeOf(), ...options })).rejects.toMatchObject({
      code: 'no-difference',
    });
    const broken: Judge = async () => {
      throw new Error('the module trapped');
    };
    await expect(shrink(board, { judge: broken, ...options })).rejects.toThrow('the module trapped');
  });
});

describe('the drawing of a scenario', () => {
  it('reads back as the same scenario where entities stand row by row', () => {
    const scenario = drawing(
      's>iF#\n.p.##\n.#^v.',
      {
        s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 3 },
        i: { type: 'inserter', dir: 'E' },
        F: { type: 'furnace', recipe: 'iron-plate' },
        p: { type: 'splitter', dir: 'E' },
      },
      { ticks: 10 },
    );
    const { text, legend, inOrder } = drawScenario(scenario);
    expect(inOrder).toBe(true);
    expect(drawing(text, legend, { ticks: 10 })).toEqual(scenario);
  });

  it('says when it would change the order of entities', () => {
    const scenario = drawing('>>', {}, { ticks: 1 });
    expect(drawScenario({ ...scenario, entities: scenario.entities.toReversed() }).inOrder).toBe(false);
  });

  it('comes with its legend for people', () => {
    const scenario = drawing('a>', { a: { type: 'belt', dir: 'E', tier: 'slow' } }, { ticks: 1 });
    expect(drawingText(scenario)).toBe('a>\n\na  belt E slow\n');
  });
});
