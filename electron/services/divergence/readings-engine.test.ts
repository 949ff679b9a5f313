import { afterAll, describe, expect, it } from 'vitest';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { READING_IDS, READINGS } from '../../../shared/lattice/readings.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { newRunnerPool } from '../runners/runners.ts';
import {
  type EngineReading,
  engineWith,
  everyTick,
  factory,
  factoryShowing,
  PLACES,
  snapshotsOf,
} from './testing.ts';

const TICKS = 300;
const pool = newRunnerPool(PLACES);
afterAll(() => pool.dispose());

const shown = READING_IDS.filter((id): id is EngineReading => READINGS[id].shows === 'layouts');

/** Holds the module against the plain engine with the same readings, tick by tick. */
async function expectAsPlain(choice: readonly EngineReading[], scenario: Scenario): Promise<void> {
  const plain = new PlainEngine(scenario, { readings: choice });
  const snapshots = await snapshotsOf(pool, engineWith(...choice), scenario, everyTick(TICKS));
  expect(snapshots).toHaveLength(TICKS);
  for (const { frame, reported } of snapshots) {
    plain.step();
    const isRight = sameBytes(frame.bytes, plain.frame().bytes) && reported === checksumOf(frame.bytes);
    expect([frame.tick, isRight]).toEqual([plain.tick, true]);
  }
}

describe('the engine with readings', () => {
  it('follows the rules when nothing is chosen', async () => {
    for (const seed of [1, 2, 3, 4]) await expectAsPlain([], factory(seed, TICKS));
  });

  it.each(shown)('%s: gives the states of the plain engine that follows it, byte for byte', async (id) => {
    const scenario = factoryShowing([id], TICKS);
    await expectAsPlain([id], scenario);
    await expectAsPlain([id], factory(1, TICKS));
  });

  it('follows two readings at once', async () => {
    const pair = ['belt-one-speed', 'crafter-one-short'] as const;
    await expectAsPlain(pair, factoryShowing(pair, TICKS));
  });

  it('traps on a name that it does not know, rather than follow the rules', async () => {
    const module = engineWith('crafter-one-shot' as EngineReading);
    await expect(snapshotsOf(pool, module, factory(1, TICKS), [10])).rejects.toThrow(/trap/);
  });
});
