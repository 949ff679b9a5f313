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

/** States as text at every `every`th tick up to `ticks`. */
function states(scenario: Scenario, readings: readonly ReadingId[], ticks: number, every: number): string[] {
  const engine = new PlainEngine(scenario, { readings });
  const list: string[] = [];
  for (let tick = every; tick <= ticks; tick += every) {
    engine.runTo(tick);
    list.push(Buffer.from(engine.frame().bytes).toString('latin1'));
  }
  return list;
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
    const shown = Array.from({ length: 40 }, (_, seed) => seed).find((seed) => {
      const rules = states(factory(seed), [], 400, 40);
      return states(factory(seed), [id], 400, 40).some((state, index) => state !== rules[index]);
    });
    expect(shown).toBeDefined();
  });

  it('that show on no factory change nothing on two hundred', () => {
    for (let seed = 1000; seed < 1200; seed++) {
      const scenario = factory(seed);
      const rules = states(scenario, [], 240, 6);
      for (const id of withClaim('none')) {
        const first = states(scenario, [id], 240, 6).findIndex((state, index) => state !== rules[index]);
        if (first >= 0) expect.fail(`${id} shows on seed ${seed} at tick ${(first + 1) * 6}`);
      }
    }
  });
});
