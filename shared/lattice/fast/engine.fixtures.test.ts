import { describe, expect, it } from 'vitest';
import { fixtureBytes, haveFixtures, latticeFixtures } from '../../../build/testing/fixtures.ts';
import { bytesSource } from '../../base/byte-source.ts';
import { parseScenario } from '../scenario/parse.ts';
import { checksumOf } from '../state/checksum.ts';
import { readSnapshots } from '../state/read-snapshots.ts';
import { FastEngine } from './engine.ts';

/** Recorded under older rules, which no engine here follows (spec: lattice-rules, Revisions). */
const OLDER_RULES = [
  'small@04edb0ed',
  'train-splitter-saturated@04edb0ed',
  'splitter@e6afbee6',
  'train-grid-lines-b@97b90e06',
];

function engineFor(name: string): FastEngine {
  const { scenario } = parseScenario(fixtureBytes(`lattice/${name}/scenario.json`));
  if (scenario === undefined) throw new Error(`${name} does not parse`);
  return new FastEngine(scenario);
}

describe.runIf(haveFixtures)('the fast engine against recordings of the original', () => {
  const names = latticeFixtures({ answered: true }).filter((name) => !OLDER_RULES.includes(name));

  it.each(names)('%s: every recorded checksum', (name) => {
    const engine = engineFor(name);
    const recorded = readSnapshots(bytesSource(fixtureBytes(`lattice/${name}/expected.json`)));
    for (const { frame, reported } of recorded) {
      engine.runTo(frame.tick);
      expect(checksumOf(engine.frame().bytes), `tick ${frame.tick}`).toBe(reported);
    }
  });

  it('board-medium: all checksums up to tick 300,000, which follow from cycles', () => {
    const engine = engineFor('board-medium');
    const expected = fixtureBytes('lattice/board-medium/expected-computed.json');
    const computed = JSON.parse(new TextDecoder().decode(expected));
    expect(computed).toHaveLength(5);
    for (const { tick, checksum } of computed) {
      engine.runTo(tick);
      expect(checksumOf(engine.frame().bytes), `tick ${tick}`).toBe(checksum);
    }
  });
});
