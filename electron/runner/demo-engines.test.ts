import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateScenario } from '../../shared/lattice/generate/generate.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../shared/lattice/readings.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { Runner } from './run.ts';
import { createRunner } from './runner.ts';
import { moduleBytes, runnerPlaces, WIDE } from './testing.ts';

const BUILT = fileURLToPath(new URL('../../assets/engines/built/', import.meta.url));
const SEEDS = 60;
const SNAPSHOTS = [1, 7, 40, 120, 333, 600];

let runner: Runner;

beforeAll(async () => {
  runner = createRunner(await runnerPlaces());
});
afterAll(() => runner.dispose());

/** Checksums of what a demo engine answers under wasmtime; each must be that of the state it came with. */
async function answerOf(engine: string, seed: number): Promise<string[]> {
  const checksums: string[] = [];
  const scenario = factory(seed);
  const outcome = await runner.run(
    {
      module: moduleBytes(readFileSync(`${BUILT}${engine}.wasm`)),
      entry: 'simulate',
      input: guestBytes(scenario),
      fuelCeiling: undefined,
      maxMemoryBytes: 1 << 28,
      answer: 'snapshots',
    },
    WIDE,
    {
      onSnapshot({ frame, reported }) {
        expect(checksumOf(frame.bytes)).toBe(reported);
        checksums.push(reported);
      },
    },
  );
  expect(outcome.kind).toBe('finished');
  return checksums;
}

function factory(seed: number) {
  const size = 6 + (seed % 5) * 6;
  const options = { seed, width: size + 8, height: size, entities: 8 + seed * 4, laneSplitters: true };
  return generateScenario({ ...options, ticks: SNAPSHOTS.at(-1)!, snapshots: SNAPSHOTS });
}

function referenceOf(seed: number, readings: ReadingId[] = []): string[] {
  const engine = new PlainEngine(factory(seed), { readings });
  return SNAPSHOTS.map((tick) => {
    engine.runTo(tick);
    return checksumOf(engine.frame().bytes);
  });
}

describe('the demo engines, over generated factories', () => {
  it.each(['lanes', 'naive'])('%s is right', async (engine) => {
    for (let seed = 0; seed < SEEDS; seed++)
      expect(await answerOf(engine, seed), `seed ${seed}`).toEqual(referenceOf(seed));
  });

  it('coal-blind follows its one reading', async () => {
    let shown = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const read = referenceOf(seed, ['furnace-no-coal-first']);
      expect(await answerOf('coal-blind', seed), `seed ${seed}`).toEqual(read);
      if (read.join() !== referenceOf(seed).join()) shown++;
    }
    expect(shown).toBeGreaterThan(0);
  });
});
