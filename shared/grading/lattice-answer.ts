import type { Entity } from '../lattice/scenario/scenario.ts';
import { checksumOf } from '../lattice/state/checksum.ts';
import { firstDifferentEntity } from '../lattice/state/difference.ts';
import type { Snapshot, StateShape } from '../lattice/state/frame.ts';
import type { Verdict } from './case-outcome.ts';

/** A snapshot of the expected answer, kept to compare with. */
export type ExpectedSnapshot = Snapshot;

/**
 * Checks a Lattice answer snapshot by snapshot as it arrives, so that it never has to be held (spec: performance-host §5,
 * the newer rule): at each one the checksum derived from its own state, the one it reports and the expected one must be
 * equal. A wrong count is wrong without a tick; else the first mismatch is told by the expected snapshot's tick.
 */
export class LatticeCheck {
  readonly #expected: readonly ExpectedSnapshot[];
  readonly #entities: readonly Entity[];
  #count = 0;
  #mismatch: { tick: number; reason: string } | undefined;

  constructor(expected: readonly ExpectedSnapshot[], entities: readonly Entity[]) {
    this.#expected = expected;
    this.#entities = entities;
  }

  add(snapshot: Snapshot): void {
    const expected = this.#expected[this.#count++];
    if (expected === undefined || this.#mismatch !== undefined) return;
    const reason = this.#mismatchReason(expected, snapshot);
    if (reason !== undefined) this.#mismatch = { tick: expected.frame.tick, reason };
  }

  verdict(): Verdict {
    const wanted = this.#expected.length;
    if (this.#count !== wanted) {
      const reason = `the answer holds ${this.#count} snapshots, ${wanted} are expected`;
      return { right: false, firstMismatchTick: null, reason };
    }
    if (this.#mismatch) {
      const { tick, reason } = this.#mismatch;
      return { right: false, firstMismatchTick: tick, reason: `first mismatch at tick ${tick}: ${reason}` };
    }
    const old = this.#expected.map(({ frame }) => frame.shape).find(isOlder);
    if (old === undefined) return { right: true };
    return {
      right: true,
      note: `states of an older revision (${OLDER[old]}): compared by their checksum texts alone`,
    };
  }

  #mismatchReason(expected: ExpectedSnapshot, found: Snapshot): string | undefined {
    const sameText = found.reported === expected.reported;
    // The rules of older revisions changed without a version, so only the texts can be relied on.
    if (isOlder(expected.frame.shape)) return sameText ? undefined : this.#differenceReason(expected, found);
    const unknown = found.unknownItems[0];
    if (unknown) return `${JSON.stringify(unknown.name)} at ${unknown.path} is no item of the rules`;
    const derived = checksumOf(found.frame.bytes);
    if (derived === found.reported) return sameText ? undefined : this.#differenceReason(expected, found);
    const lie = `reported ${clip(found.reported)}, but its own state gives ${derived}`;
    if (derived === expected.reported) return `the state is right and its checksum is not: ${lie}`;
    return sameText ? `the checksum is the expected one and the state is not: ${lie}` : lie;
  }

  #differenceReason(expected: ExpectedSnapshot, found: Snapshot): string {
    const texts = `${clip(found.reported)} where ${expected.reported} is expected`;
    if (found.frame.tick !== expected.frame.tick)
      return `${texts}; the snapshot is of tick ${found.frame.tick}`;
    const difference = firstDifferentEntity(expected.frame, found.frame);
    switch (difference.kind) {
      case 'count':
        return `${texts}; the state holds ${difference.found} entities where ${difference.expected} are expected`;
      case 'entity': {
        const { index, expected: kind, found: other } = difference;
        const entity = this.#entities[index];
        const place = entity ? ` (${entity.type} at ${entity.x},${entity.y})` : '';
        const what = kind === other ? '' : `, which is ${other} where ${kind} is expected`;
        return `${texts}; the first entity that differs is ${index}${place}${what}`;
      }
      default:
        return texts;
    }
  }
}

const OLDER: Readonly<Record<Exclude<StateShape, 'pref'>, string>> = { rr: 'r0 or r1', next: 'r2a' };

function isOlder(shape: StateShape): shape is Exclude<StateShape, 'pref'> {
  return shape !== 'pref';
}

function clip(text: string): string {
  return text.length > 60 ? `${JSON.stringify(text.slice(0, 60))}…` : text || 'an empty checksum';
}
