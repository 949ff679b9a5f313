import type { Scenario } from '../lattice/scenario/scenario.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { feedsOf } from './feeds.ts';
import { differentEntities } from './field-diff.ts';

/** Where an entity stands in the spread of a difference. */
export interface Infection {
  readonly entity: number;
  /** The first compared tick at which it differs. */
  readonly tick: number;
  /** The last compared tick at which it did not; with sampled frames it may differ from any tick after this one on. */
  readonly lastEqualTick: number;
  /** The neighbour from which the difference came most likely: one that differed earlier, the earliest of them. */
  readonly from: number | undefined;
}

/** Follows a difference as it spreads: for each entity the tick at which it first differs. Kept, however it goes on. */
export class Wavefront {
  /** By entity index; -1 where it never differed yet. One number an entity, so that cells can be coloured at once. */
  readonly firstTicks: Float64Array;
  readonly #lastEqual: Float64Array;
  #lastTick: number;

  /** `entities` of the board; `equalTick` is the last tick at which nothing differed. */
  constructor(entities: number, equalTick: number) {
    this.firstTicks = new Float64Array(entities).fill(-1);
    this.#lastEqual = new Float64Array(entities).fill(equalTick);
    this.#lastTick = equalTick;
  }

  /** Whether every entity differs by now, so that nothing more can be learnt. */
  get isComplete(): boolean {
    return this.firstTicks.every((tick) => tick >= 0);
  }

  /** The last tick that was added. */
  get lastTick(): number {
    return this.#lastTick;
  }

  /** Adds both sides' states of a later tick than before. Throws a `Fault` where one of them is no frame. */
  add(a: Frame, b: Frame): void {
    const before = this.#lastTick;
    for (const entity of differentEntities(a, b)) {
      if (entity >= this.firstTicks.length || this.firstTicks[entity]! >= 0) continue;
      this.firstTicks[entity] = a.tick;
      this.#lastEqual[entity] = before;
    }
    this.#lastTick = a.tick;
  }

  /** Entities that differ, in the order in which they first did. */
  order(scenario: Scenario): Infection[] {
    const feeds = feedsOf(scenario);
    const infections: Infection[] = [];
    this.firstTicks.forEach((tick, entity) => {
      if (tick < 0) return;
      const from = this.#earliest(feeds[entity] ?? [], tick);
      infections.push({ entity, tick, lastEqualTick: this.#lastEqual[entity]!, from });
    });
    return infections.sort((one, other) => one.tick - other.tick || one.entity - other.entity);
  }

  #earliest(neighbours: readonly number[], tick: number): number | undefined {
    const earlier = neighbours.filter(
      (other) => this.firstTicks[other]! >= 0 && this.firstTicks[other]! < tick,
    );
    return earlier.sort((one, other) => this.firstTicks[one]! - this.firstTicks[other]! || one - other)[0];
  }
}
