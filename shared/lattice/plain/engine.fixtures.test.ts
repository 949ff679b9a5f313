import { describe, expect, it } from 'vitest';
import { fixtureBytes, haveFixtures, latticeFixtures } from '../../../build/testing/fixtures.ts';
import { bytesSource } from '../../base/byte-source.ts';
import { parseScenario } from '../scenario/parse.ts';
import { checksumOf } from '../state/checksum.ts';
import { readSnapshots } from '../state/read-snapshots.ts';
import { PlainEngine } from './engine.ts';

/** Recorded under older rules, which no engine here follows (spec: lattice-rules, Revisions). */
const OLDER_RULES = [
  'small@04edb0ed',
  'train-splitter-saturated@04edb0ed',
  'splitter@e6afbee6',
  'train-grid-lines-b@97b90e06',
];

function scenarioOf(name: string) {
  const { scenario } = parseScenario(fixtureBytes(`lattice/${name}/scenario.json`));
  if (scenario === undefined) throw new Error(`${name} does not parse`);
  return scenario;
}

describe.runIf(haveFixtures)('the plain engine against recordings of the original', () => {
  const names = latticeFixtures({ answered: true }).filter((name) => !OLDER_RULES.includes(name));

  it.each(names)('%s: every recorded checksum', (name) => {
    const engine = new PlainEngine(scenarioOf(name));
    for (const { frame, reported } of readSnapshots(
      bytesSource(fixtureBytes(`lattice/${name}/expected.json`)),
    )) {
      engine.runTo(frame.tick);
      expect(checksumOf(engine.frame().bytes), `tick ${frame.tick}`).toBe(reported);
    }
  });

  it('board-medium: the checksums at 1250 and 2500', () => {
    const engine = new PlainEngine(scenarioOf('board-medium'));
    const computed = JSON.parse(
      new TextDecoder().decode(fixtureBytes('lattice/board-medium/expected-computed.json')),
    );
    for (const { tick, checksum } of computed.slice(0, 2)) {
      engine.runTo(tick);
      expect(checksumOf(engine.frame().bytes)).toBe(checksum);
    }
  });
});
