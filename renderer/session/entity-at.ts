import { ByteReader } from '../../shared/base/byte-reader.ts';
import { decodeEntity } from '../../shared/lattice/state/canonical.ts';
import type { EntityState } from '../../shared/lattice/state/entity-state.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';
import { entityOffsets } from '../../shared/lattice/state/offsets.ts';

/** The state of one entity of a frame; undefined where the frame has no such entity. Throws a `Fault` for no frame. */
export function entityStateAt(frame: Frame, index: number): EntityState | undefined {
  const offset = entityOffsets(frame)[index];
  if (offset === undefined || offset >= frame.bytes.length) return undefined;
  return decodeEntity(new ByteReader(frame.bytes, offset), frame.shape);
}

/** Entities whose states differ between two frames of one layout, ascending. Throws a `Fault` for no frame. */
export function differentEntities(a: Frame, b: Frame): readonly number[] {
  const inA = entityOffsets(a);
  const inB = entityOffsets(b);
  const count = Math.max(inA.length, inB.length) - 1;
  const different: number[] = [];
  for (let index = 0; index < count; index++) {
    const one = a.bytes.subarray(inA[index] ?? a.bytes.length, inA[index + 1] ?? a.bytes.length);
    const other = b.bytes.subarray(inB[index] ?? b.bytes.length, inB[index + 1] ?? b.bytes.length);
    const same = one.length === other.length && one.every((byte, at) => byte === other[at]);
    if (!same) different.push(index);
  }
  return different;
}
