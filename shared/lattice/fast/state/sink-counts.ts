import { ITEMS } from '../../items.ts';
import type { SinkState } from '../../state/entity-state.ts';
import type { Island } from '../island/island.ts';

/** What the sinks of a factory have consumed: what a restored state said, and what each island has added since. */
export class SinkCounts {
  readonly #restored: Float64Array;
  /** Rows of islands that feed each sink. */
  readonly #feeders: { readonly consumed: Float64Array; readonly row: number }[][];

  constructor(sinks: readonly number[], islands: readonly Island[]) {
    this.#restored = new Float64Array(sinks.length * ITEMS.length);
    const numberOf = new Map(sinks.map((sink, number) => [sink, number]));
    this.#feeders = sinks.map(() => []);
    for (const { plan, consumed } of islands) {
      plan.sinks.forEach((sink, row) => {
        this.#feeders[numberOf.get(sink)!]!.push({ consumed, row });
      });
    }
  }

  load(sink: number, { consumed }: SinkState): void {
    const start = sink * ITEMS.length;
    this.#restored.fill(0, start, start + ITEMS.length);
    for (const [item, count] of consumed) if (count > 0n) this.#restored[start + item] = Number(count);
  }

  /** How many of an item the sink of this number has consumed; exact below 2^53. */
  count(sink: number, item: number): number {
    let count = this.#restored[sink * ITEMS.length + item]!;
    for (const { consumed, row } of this.#feeders[sink]!) count += consumed[row * ITEMS.length + item]!;
    return count;
  }
}
