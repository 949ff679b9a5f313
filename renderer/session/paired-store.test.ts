import { expect, it } from 'vitest';
import { Fault } from '../../shared/base/fault.ts';
import { encodeFrame } from '../../shared/lattice/state/canonical.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import { PairedStore } from './paired-store.ts';

/** A store that holds what was fetched, and fails on the ticks that it is told to. */
function store(missing: readonly number[] = [], code = 'tick-missing') {
  const held = new Map<number, SourcedFrame>();
  const fetch = async (ticks: readonly number[]): Promise<void> => {
    for (const tick of ticks) {
      if (missing.includes(tick)) throw new Fault(code, 'none');
      const frame = encodeFrame({ tick, entities: [] });
      held.set(tick, { frame, provenance: 'computed', verification: 'unverifiable' });
    }
  };
  const get = (tick: number) => held.get(tick);
  const frameAt = async (tick: number): Promise<SourcedFrame> => {
    await fetch([tick]);
    return held.get(tick)!;
  };
  return { get, fetch, frameAt };
}

it('has a tick once both have it', async () => {
  const a = store();
  const pair = new PairedStore(a, store());
  await a.fetch([3]);
  expect(pair.get(3)).toBeUndefined();
  await pair.fetch([3], 'ahead');
  expect(pair.get(3)?.frame.tick).toBe(3);
});

it('goes on with A alone where B has no such tick', async () => {
  const pair = new PairedStore(store(), store([5]));
  expect((await pair.frameAt(5)).frame.tick).toBe(5);
  expect(pair.get(5)?.frame.tick).toBe(5);
});

it('is given up when B is, so that a later seek is not taken for this one', async () => {
  const pair = new PairedStore(store(), store([5], 'cancelled'));
  await expect(pair.frameAt(5)).rejects.toMatchObject({ code: 'cancelled' });
});
