import { describe, expect, it } from 'vitest';
import { generateScenario } from './generate/generate.ts';
import { PlainEngine } from './plain/engine.ts';
import { isReading, READING_IDS, READINGS, type ReadingId, readingsOf } from './readings.ts';
import type { Scenario } from './scenario/scenario.ts';

/** Every reading that is known, so that none gets lost. */
const KNOWN = `
  source-offset source-order inserter-near-side inserter-parallel-left inserter-take-near inserter-take-at-end
  inserter-take-blind inserter-no-least-held inserter-tie-near furnace-no-coal-first furnace-least-held furnace-ore-first
  inserter-return-same-tick inserter-drop-late crafter-no-input-cap crafter-input-cap-9 source-not-takeable
  belt-run-speed belt-one-speed belt-old-ahead sideload-swapped sideload-other-lane sideload-right-first
  sideload-before-moves sideload-after-splitters turn-always-sideloads curve-ignores-feeders curve-ignores-source
  curve-ignores-inserter curve-ignores-splitter splitter-fixed-input splitter-input-starts-1 splitter-output-starts-1
  splitter-fixed-output splitter-flips-preferred splitter-one-preference splitter-right-first splitter-inputs-outer
  splitter-any-facing crafter-idle-after-deposit crafter-one-short crafter-no-output-gate crafter-output-below-cap
  sink-own-facing sink-one-a-tick sink-right-first force-strict phase-inserters-first phase-belts-before-inserters
  phase-splitters-before-belts phase-crafters-before-inserters phase-sources-last phase-crafters-before-splitters
  phase-sinks-before-crafters phase-sinks-before-splitters
`
  .trim()
  .split(/\s+/);

const withClaim = (shows: 'layouts' | 'none'): ReadingId[] =>
  READING_IDS.filter((id) => READINGS[id].shows === shows);

function factory(seed: number): Scenario {
  return generateScenario({ seed, width: 14, height: 14, entities: 60, ticks: 400 });
}

/** The first tick, of every `every`th, at which an engine that follows the readings is in another state than the rules. */
function firstDifference(
  scenario: Scenario,
  readings: readonly ReadingId[],
  ticks: number,
  every: number,
): number | undefined {
  const rules = new PlainEngine(scenario);
  const reading = new PlainEngine(scenario, { readings });
  for (let tick = every; tick <= ticks; tick += every) {
    rules.runTo(tick);
    reading.runTo(tick);
    if (Buffer.compare(rules.frame().bytes, reading.frame().bytes) !== 0) return tick;
  }
  return undefined;
}

describe('the readings', () => {
  it('are all there, and no others', () => {
    expect([...READING_IDS].sort()).toEqual([...KNOWN].sort());
    for (const id of KNOWN) expect(isReading(id)).toBe(true);
    expect(isReading('toString')).toBe(false);
  });

  it('are flags, all off for the rules as they stand', () => {
    expect(Object.values(readingsOf()).filter(Boolean)).toEqual([]);
    const two = readingsOf(['force-strict', 'source-offset']);
    expect(READING_IDS.filter((id) => two[id])).toEqual(['source-offset', 'force-strict']);
  });

  it.each(withClaim('layouts'))('%s: shows on some generated factory', (id) => {
    // The first few dozen factories tell every reading; a search that goes further would hide that they no longer do.
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(seeds.find((seed) => firstDifference(factory(seed), [id], 400, 10) !== undefined)).toBeDefined();
  });

  it.each(withClaim('none'))('%s: changes nothing on thirty generated factories', (id) => {
    for (let seed = 1000; seed < 1030; seed++)
      expect(firstDifference(factory(seed), [id], 200, 4), `seed ${seed}`).toBeUndefined();
  });

  it('that show on no factory change nothing on two hundred, all followed at once', () => {
    for (let seed = 2000; seed < 2200; seed++) {
      expect(firstDifference(factory(seed), withClaim('none'), 300, 4), `seed ${seed}`).toBeUndefined();
    }
  });
});
