import { expect, it } from 'vitest';
import { encodeFrame } from '../../shared/lattice/state/canonical.ts';
import type { EntityState } from '../../shared/lattice/state/entity-state.ts';
import { differentEntities, entityStateAt } from './entity-at.ts';

const source = (emitPhase: number): EntityState => ({ kind: 'source', emitPhase });
const belt: EntityState = { kind: 'belt', left: [{ pos: 64, item: 1 }], right: [] };
const frame = (...entities: EntityState[]) => encodeFrame({ tick: 7, entities });

it('reads one entity out of a frame, and none that is not there', () => {
  const one = frame(source(3), belt, source(5));
  expect(entityStateAt(one, 1)).toEqual(belt);
  expect(entityStateAt(one, 2)).toEqual(source(5));
  expect(entityStateAt(one, 3)).toBeUndefined();
});

it('names the entities that differ, also where one frame has more', () => {
  expect(differentEntities(frame(source(3), belt), frame(source(3), belt))).toEqual([]);
  expect(differentEntities(frame(source(3), belt, source(1)), frame(source(4), belt))).toEqual([0, 2]);
});
