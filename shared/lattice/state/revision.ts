import { KIND } from './entity-state.ts';
import type { Frame } from './frame.ts';
import { entityOffsets } from './offsets.ts';

/**
 * The revisions of the rules whose states have this shape (spec: lattice-rules, Revisions). The shape gives the bytes,
 * never the rules for certain: a state without splitters can be of any revision.
 */
export function revisionOf(frame: Frame): string {
  if (frame.shape === 'rr') return 'r0 or r1';
  if (frame.shape === 'next') return 'r2a';
  const offsets = entityOffsets(frame);
  const kinds = new Set<number>();
  for (let index = 0; index + 1 < offsets.length; index++) kinds.add(frame.bytes[offsets[index]!]!);
  if (kinds.has(KIND.laneSplitter)) return 'r3+';
  if (kinds.has(KIND.furnace)) return 'r3';
  return kinds.has(KIND.splitter) ? 'r2b or r3' : 'any';
}
