import { describe, expect, it } from 'vitest';
import { generateScenario } from '../../lattice/generate/generate.ts';
import { PlainEngine } from '../../lattice/plain/engine.ts';
import { READING_IDS, READINGS, type ReadingId } from '../../lattice/readings.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { kindsOf } from '../difference-kind.ts';
import { diffFrames } from '../field-diff.ts';
import { framesOf, never, PlayedModule, turn } from '../testing.ts';
import { diagnose } from './diagnose.ts';
import { tellApart } from './tell-apart.ts';

function factory(seed: number): Scenario {
  return generateScenario({ seed, width: 14, height: 14, entities: 60, ticks: 400 });
}

/** The first of some generated factories on which a module with these readings differs. */
function playedWhereItShows(readings: readonly ReadingId[], from = 0): PlayedModule {
  for (let seed = from; seed < from + 40; seed++) {
    const played = new PlayedModule(factory(seed), readings);
    if (!played.compare().same) return played;
  }
  throw new Error(`${readings.join()} shows on none of forty factories`);
}

const SHOWING = READING_IDS.filter((id) => READINGS[id].shows === 'layouts');

/** The phases to which a first difference may belong, where the rule and the field are of different ones. */
const PHASES_SHOWN: Partial<Record<(typeof READINGS)[ReadingId]['phase'], readonly string[]>> = {
  sources: ['sources', 'inserters', 'belts'],
  inserters: ['inserters', 'belts'],
  belts: ['inserters', 'belts'],
  splitters: ['belts', 'splitters'],
  crafters: ['inserters', 'crafters'],
  sinks: ['belts', 'sinks'],
};

describe('a module that follows one reading', () => {
  it.each(SHOWING)('%s: is diagnosed as that, alone or among equals that can be told apart', async (id) => {
    const played = playedWhereItShows([id]);
    const diagnosis = (await played.diagnose())!;
    const equals = diagnosis.candidates.slice(0, diagnosis.equals);
    expect(equals.map(({ reading }) => reading)).toContain(id);
    for (const { firstMiss, statesExplained, entitiesExplained } of equals) {
      expect(firstMiss).toBeUndefined();
      expect(entitiesExplained).toBeGreaterThanOrEqual(statesExplained);
    }
    expect(diagnosis.nearest).toBeUndefined();
    for (const { readings } of equals) {
      if (readings.includes(id)) continue;
      const seeds = Array.from({ length: 60 }, (_, seed) => seed);
      const apart = await tellApart([id], readings, { seeds, signal: never(), turn });
      expect(apart, `${id} and ${readings.join()}`).toBeDefined();
    }
  });

  it.each(SHOWING)('%s: first differs in a field of a phase that it can change', (id) => {
    const allowed = PHASES_SHOWN[READINGS[id].phase];
    const played = playedWhereItShows([id]);
    const tick = played.compare().firstDifferentTick!;
    expect(played.compare().exact).toBe(true);
    const [first] = kindsOf(diffFrames(played.scenario, played.rules[tick - 1]!, played.frames[tick - 1]!));
    if (allowed !== undefined) expect(allowed).toContain(first!.phase);
    else expect(first).toBeDefined();
  });
});

describe('a diagnosis', () => {
  it('explains a difference that begins after many ticks', async () => {
    const played = playedWhereItShows(['crafter-no-input-cap']);
    expect(played.compare().firstDifferentTick).toBeGreaterThan(100);
    const { candidates } = (await played.diagnose())!;
    expect(candidates[0]).toMatchObject({ reading: 'crafter-no-input-cap', checksumsMet: 400 });
  });

  it('works from states that are far apart', async () => {
    const played = playedWhereItShows(['force-strict']);
    const first = Math.ceil(played.compare().firstDifferentTick! / 20) * 20;
    const { candidates } = await diagnose({
      scenario: played.scenario,
      lastEqual: played.rules[first - 21],
      firstDifferentTick: first,
      states: async (ticks) =>
        ticks.filter((tick) => tick % 20 === 0).map((tick) => played.frames[tick - 1]!),
      signal: never(),
      turn,
    });
    expect(candidates[0]?.reading).toBe('force-strict');
  });

  it('refutes by the run from the start what the window alone would allow', async () => {
    const played = playedWhereItShows(['inserter-tie-near']);
    const withRun = (await played.diagnose())!;
    const windowOnly = (await played.diagnose({ recorded: undefined, windowTicks: 1 }))!;
    expect(windowOnly.equals).toBeGreaterThanOrEqual(withRun.equals);
    expect(windowOnly.candidates[0]?.checksumsMet).toBe(0);
  });

  it.each<[string, ReadingId, ReadingId]>([
    ['the second of which shows later', 'belt-old-ahead', 'splitter-fixed-output'],
    ['both of which show at once', 'splitter-fixed-input', 'splitter-output-starts-1'],
    ['the second of which shows on what the first did', 'source-offset', 'belt-one-speed'],
  ])('finds two readings, %s', async (_, ...pair) => {
    const { candidates, equals, pairs } = (await playedWhereItShows(pair).diagnose())!;
    const best = candidates.slice(0, equals).map(({ readings }) => [...readings].sort().join());
    expect(best).toContain([...pair].sort().join());
    expect(pairs).toBe('tried');
  });

  it('says plainly that nothing matches, and names what comes nearest', async () => {
    const played = playedWhereItShows(['belt-old-ahead', 'splitter-fixed-output', 'crafter-one-short']);
    const diagnosis = (await played.diagnose())!;
    expect(diagnosis.equals).toBe(0);
    expect(diagnosis.pairs).toBe('tried');
    expect(diagnosis.nearest).toMatchObject({ firstMiss: expect.any(Number) });
    expect(diagnosis.candidates.every(({ firstMiss }) => firstMiss !== undefined)).toBe(true);
  });

  it('says that it did not try all pairs', async () => {
    const played = playedWhereItShows(['belt-old-ahead', 'splitter-fixed-output', 'crafter-one-short']);
    expect(await played.diagnose({ pairTicks: 300 })).toMatchObject({ pairs: 'cut short', equals: 0 });
  });

  it('needs the state of the first different tick', async () => {
    const played = playedWhereItShows(['source-offset']);
    await expect(played.diagnose({ states: async () => [] })).rejects.toMatchObject({
      code: 'state-missing',
    });
  });

  it('refuses a last equal state of an older revision', async () => {
    const played = playedWhereItShows(['splitter-fixed-output']);
    const tick = played.compare().firstDifferentTick!;
    const old = { ...played.rules[tick - 2]!, shape: 'rr' as const };
    await expect(played.diagnose({ lastEqual: old })).rejects.toMatchObject({ code: 'state-revision' });
  });

  it('hears a cancel', async () => {
    const played = playedWhereItShows(['source-offset']);
    await expect(played.diagnose({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('gives the thread back and tells how far it is', async () => {
    const steps: string[] = [];
    const played = playedWhereItShows(['source-offset']);
    await played.diagnose({ progress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`) });
    expect(steps[0]).toBe(`singles 0/${SHOWING.length}`);
    expect(steps.at(-1)).toMatch(/^from the start/);
  });
});

describe('telling two readings apart', () => {
  it('gives a scenario whose last tick is the first at which they differ', async () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const apart = await tellApart(['furnace-no-coal-first'], ['furnace-ore-first'], {
      seeds,
      signal: never(),
      turn,
    });
    const { scenario, tick } = apart!;
    const one = framesOf(scenario, ['furnace-no-coal-first']);
    const other = framesOf(scenario, ['furnace-ore-first']);
    const differs = one.map((frame, at) => Buffer.compare(frame.bytes, other[at]!.bytes) !== 0);
    expect(differs.indexOf(true)).toBe(tick - 1);
    expect(differs).toHaveLength(tick);
  });

  it('finds none for a reading and itself', async () => {
    const apart = await tellApart(['force-strict'], ['force-strict'], {
      seeds: [1, 2],
      ticks: 100,
      signal: never(),
      turn,
    });
    expect(apart).toBeUndefined();
  });
});

describe('the rules against themselves', () => {
  it('are the same on generated factories, so that nothing is left to diagnose', async () => {
    for (let seed = 100; seed < 130; seed++) {
      const played = new PlayedModule({ ...factory(seed), ticks: 120 }, []);
      expect(played.compare()).toMatchObject({ same: true, compared: 120 });
      expect(await played.diagnose()).toBeUndefined();
    }
  });

  it('run on from any of their own states', () => {
    const scenario = factory(3);
    const straight = framesOf(scenario);
    const engine = new PlainEngine(scenario);
    engine.restore(straight[99]!);
    engine.runTo(200);
    expect(diffFrames(scenario, straight[199]!, engine.frame()).same).toBe(true);
  });
});
