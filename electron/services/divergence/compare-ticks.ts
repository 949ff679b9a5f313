import type { ChecksumSeries } from '../../../shared/analysis/checksum-series.ts';
import { differentEntities } from '../../../shared/analysis/field-diff.ts';
import { compareSeries, type SeriesDifference } from '../../../shared/analysis/first-difference.ts';
import type { DifferentCount } from '../../../shared/api/comparison.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { checksumOf, Fnv1a64 } from '../../../shared/lattice/state/checksum.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { Side } from './sides/side.ts';

/** Both sides' snapshots of one tick. */
export interface Pair {
  readonly a: Snapshot;
  readonly b: Snapshot;
}

/**
 * What is known of two sides so far: for each tick that was asked for a number that stands for state and reported
 * checksum, and the snapshots about the first difference.
 */
export class Comparison {
  readonly #keys = { a: new Map<number, bigint>(), b: new Map<number, bigint>() };
  readonly #counts = new Map<number, number>();
  /** The last equal pair before the first different one, that one, and the last of those that differ. */
  #equal: Pair | undefined;
  /** The equal pair that was met last: what lies before a first difference that shows only when every tick is asked for. */
  #recent: Pair | undefined;
  #different: Pair | undefined;
  #lastDifferent: Pair | undefined;

  get lastEqual(): Pair | undefined {
    return this.#equal;
  }

  get firstDifferent(): Pair | undefined {
    return this.#different;
  }

  get lastDifferent(): Pair | undefined {
    return this.#lastDifferent;
  }

  /** Asks both sides for ticks at once and takes in what they give. Throws as the sides do. */
  async ask(
    a: Side,
    b: Side,
    ticks: readonly number[],
    signal: AbortSignal,
  ): Promise<{ readonly a: readonly Finding[]; readonly b: readonly Finding[] }> {
    const waiting = { a: new Map<number, Snapshot>(), b: new Map<number, Snapshot>() };
    const take = (side: 'a' | 'b') => (snapshot: Snapshot) => {
      const { tick } = snapshot.frame;
      const other = waiting[side === 'a' ? 'b' : 'a'].get(tick);
      this.#keys[side].set(tick, keyOf(snapshot));
      if (other === undefined) waiting[side].set(tick, snapshot);
      else {
        waiting[side === 'a' ? 'b' : 'a'].delete(tick);
        this.#meet(side === 'a' ? { a: snapshot, b: other } : { a: other, b: snapshot });
      }
    };
    const [ofA, ofB] = await Promise.all([
      a.states(ticks, take('a'), signal),
      b.states(ticks, take('b'), signal),
    ]);
    return { a: ofA, b: ofB };
  }

  /** Every compared tick, in order. */
  difference(): SeriesDifference {
    return compareSeries(this.seriesOf('a'), this.seriesOf('b'));
  }

  /** How many entities differ at each tick that does, ascending; 0 where only a checksum does. */
  counts(): readonly DifferentCount[] {
    return [...this.#counts].map(([tick, entities]) => ({ tick, entities })).sort((a, b) => a.tick - b.tick);
  }

  /** What is known of one side, ascending by tick. */
  seriesOf(side: 'a' | 'b'): ChecksumSeries {
    return seriesOf(this.#keys[side]);
  }

  #meet(pair: Pair): void {
    const { tick } = pair.a.frame;
    if (keyOf(pair.a) !== keyOf(pair.b)) {
      this.#counts.set(tick, differentEntities(pair.a.frame, pair.b.frame).length);
      if (this.#lastDifferent === undefined || this.#lastDifferent.a.frame.tick <= tick)
        this.#lastDifferent = pair;
      if (this.#different !== undefined && this.#different.a.frame.tick <= tick) return;
      this.#different = pair;
      // What was equal later than the new first difference is not the last equal state before it.
      if (this.#equal && this.#equal.a.frame.tick > tick)
        this.#equal = this.#recent && this.#recent.a.frame.tick < tick ? this.#recent : undefined;
      return;
    }
    this.#recent = pair;
    const before = this.#different === undefined || tick < this.#different.a.frame.tick;
    if (before && (this.#equal === undefined || this.#equal.a.frame.tick < tick)) this.#equal = pair;
  }
}

/**
 * A number for a state together with the checksum reported for it: that of the state where the report is of the state, so
 * that a lying checksum beside a right state is a difference too, and an item that no rule knows.
 */
export function keyOf({ frame, reported, unknownItems }: Snapshot): bigint {
  const derived = checksumOf(frame.bytes);
  if (reported === derived && unknownItems.length === 0) return numberOf(derived.slice('fnv1a64:'.length));
  const names = unknownItems.map(({ path, name }) => `${path} ${name}`).join();
  const text = new TextEncoder().encode(`${derived} ${reported} ${names}`);
  return numberOf(new Fnv1a64().update(text).hex());
}

function numberOf(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function seriesOf(keys: ReadonlyMap<number, bigint>): ChecksumSeries {
  const rows = [...keys].sort(([one], [other]) => one - other);
  return {
    ticks: Float64Array.from(rows, ([tick]) => tick),
    checksums: BigUint64Array.from(rows, ([, key]) => key),
  };
}
