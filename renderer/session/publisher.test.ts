import { expect, it } from 'vitest';
import { encodeFrame } from '../../shared/lattice/state/canonical.ts';
import { checksumOf } from '../../shared/lattice/state/checksum.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import { createPlaybackStore } from '../state/playback.ts';
import { Publisher } from './publisher.ts';

function sourced(tick: number, emitPhase = 0): SourcedFrame {
  const frame = encodeFrame({ tick, entities: [{ kind: 'source', emitPhase }] });
  return { frame, provenance: 'computed', verification: 'unverifiable' };
}

function setup() {
  const time = { now: 0 };
  const store = createPlaybackStore();
  const publisher = new Publisher(store, { now: () => time.now, onFrame: () => undefined });
  return { time, store, publisher, tick: () => store.getState().tick };
}

it('tells every tick that stands, at once and with its checksum', () => {
  const { store, publisher, tick } = setup();
  const a = sourced(7);
  publisher.offer({ a, b: undefined, own: true }, false);
  publisher.offer({ a: sourced(8), b: undefined, own: true }, false);
  expect(tick()).toBe(8);
  expect(store.getState().a?.checksum).toBe(checksumOf(sourced(8).frame.bytes));
});

it('tells a playing replay some ten times a second, and the last tick when it stops', () => {
  const { time, publisher, tick } = setup();
  const told = new Set<number>();
  for (let at = 1; at <= 60; at++) {
    time.now = at * 16;
    publisher.offer({ a: sourced(at), b: undefined, own: true }, true);
    told.add(tick());
  }
  expect(told.size).toBeLessThanOrEqual(11);
  publisher.flush();
  expect(tick()).toBe(60);
});

it('tells which entities differ between A and B, and nothing of the kind without a B', () => {
  const { store, publisher } = setup();
  publisher.offer({ a: sourced(7, 1), b: sourced(7, 2), own: true }, false);
  expect(store.getState().different).toEqual([0]);
  expect(store.getState().seen).toEqual([{ from: 7, to: 7, equal: false }]);
  publisher.offer({ a: sourced(8), b: undefined, own: true }, false);
  expect(store.getState().different).toBeUndefined();
});

it('keeps no tick in mind at which the reference stood in for a module', () => {
  const { store, publisher } = setup();
  publisher.offer({ a: sourced(7), b: sourced(7), own: false }, false);
  expect(store.getState().different).toEqual([]);
  expect(store.getState().seen).toEqual([]);
});
