import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureBytes, haveFixtures } from '../../build/testing/fixtures.ts';
import { checksumOf, Fnv1a64 } from '../../shared/lattice/state/checksum.ts';
import type { Runner } from './run.ts';
import { createRunner } from './runner.ts';
import { gatherer, moduleBytes, requestFor, runnerPlaces, WIDE } from './testing.ts';

interface Row {
  readonly scenario: string;
  readonly inputBytes: number;
  readonly module: string;
  readonly fuel: number;
  readonly memoryBytes: number;
  readonly answerBytes: number;
  readonly answerFnv1a64: string;
}

const CEILING = 400_000_000_000n;

/** Runs of the original under the Rust host: every figure to the unit. */
describe.runIf(haveFixtures)('runs recorded under the harness', () => {
  const rows = haveFixtures ? (JSON.parse(text('engines/fuel.json')) as Row[]) : [];
  let runner: Runner;
  beforeAll(async () => {
    runner = createRunner(await runnerPlaces());
  });
  afterAll(() => runner.dispose());

  test.each(rows)('$scenario by $module', async (row) => {
    const compact = JSON.stringify(JSON.parse(text(`lattice/${row.scenario}/scenario.json`)));
    const input = new TextEncoder().encode(compact);
    expect(input.length).toBe(row.inputBytes);
    const module = moduleBytes(fixtureBytes(`engines/${row.module}`));
    const request = requestFor(module, { entry: 'simulate', input, fuelCeiling: CEILING });

    const plain = gatherer();
    const figures = {
      kind: 'finished',
      fuel: BigInt(row.fuel),
      memoryBytes: row.memoryBytes,
      answerBytes: row.answerBytes,
    };
    expect(await runner.run(request, WIDE, plain.listener)).toMatchObject(figures);
    expect(new Fnv1a64().update(plain.answer()).hex()).toBe(row.answerFnv1a64);

    const decoded = gatherer();
    expect(await runner.run({ ...request, answer: 'snapshots' }, WIDE, decoded.listener)).toMatchObject(
      figures,
    );
    const snapshots = JSON.parse(plain.answer().toString()) as { tick: number; checksum: string }[];
    expect(decoded.snapshots.map(({ frame, reported }) => [frame.tick, reported])).toEqual(
      snapshots.map(({ tick, checksum }) => [tick, checksum]),
    );
    for (const { frame, reported, unknownItems } of decoded.snapshots) {
      if (unknownItems.length === 0) expect(checksumOf(frame.bytes)).toBe(reported);
    }
  });
});

function text(name: string): string {
  return new TextDecoder().decode(fixtureBytes(name));
}
