import { ByteReader } from '../../base/byte-reader.ts';
import { sameBytes } from '../../base/same-bytes.ts';
import { decodeEntity } from './canonical.ts';
import type { EntityState } from './entity-state.ts';
import type { Frame } from './frame.ts';
import { entityOffsets } from './offsets.ts';

/** Where two states of one layout first differ, in entity order. */
export type FirstDifference =
  | { readonly kind: 'same' }
  | { readonly kind: 'count'; readonly expected: number; readonly found: number }
  | {
      readonly kind: 'entity';
      readonly index: number;
      readonly expected: EntityState['kind'];
      readonly found: EntityState['kind'];
    };

/** Compares two frames byte by byte, entity by entity. Throws a `Fault` if one of them is no frame. */
export function firstDifferentEntity(expected: Frame, found: Frame): FirstDifference {
  const expectedOffsets = entityOffsets(expected);
  const foundOffsets = entityOffsets(found);
  const count = expectedOffsets.length - 1;
  if (foundOffsets.length - 1 !== count)
    return { kind: 'count', expected: count, found: foundOffsets.length - 1 };
  for (let index = 0; index < count; index++) {
    const from = expectedOffsets[index]!;
    const at = foundOffsets[index]!;
    const wanted = expected.bytes.subarray(from, expectedOffsets[index + 1]!);
    const there = found.bytes.subarray(at, foundOffsets[index + 1]!);
    if (sameBytes(wanted, there)) continue;
    return { kind: 'entity', index, expected: kindAt(expected, from), found: kindAt(found, at) };
  }
  return { kind: 'same' };
}

function kindAt(frame: Frame, offset: number): EntityState['kind'] {
  return decodeEntity(new ByteReader(frame.bytes, offset), frame.shape).kind;
}
