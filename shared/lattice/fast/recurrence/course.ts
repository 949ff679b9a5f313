import type { EntityState } from '../../state/entity-state.ts';
import { keepClockShort, skipTicks } from '../island/clock.ts';
import { type Island, NEVER } from '../island/island.ts';
import { nextEvent, runIsland } from '../phases/tick.ts';
import { loadIsland } from '../state/load.ts';
import { Recurrence } from './recurrence.ts';

/** Most ticks played at once, after which the island's clock may be set back. */
const LONGEST_PLAY = 1 << 20;

/** The course of one island through the ticks of the factory. */
export class Course {
  readonly island: Island;
  readonly #recurrence: Recurrence;
  /** The next tick of the factory in which an actor of the island is to be looked at. */
  #nextEvent = 0;

  constructor(island: Island) {
    this.island = island;
    this.#recurrence = new Recurrence(island);
  }

  load(states: readonly EntityState[], tick: number): void {
    loadIsland(this.island, states, tick);
    this.#recurrence.clear();
    this.#findNextEvent();
  }

  /** Plays the events up to a tick; between events the island's clock may stay behind, see `catchUp`. */
  step(tick: number): void {
    if (tick < this.#nextEvent) return;
    this.#play(tick);
  }

  /** Brings the clock to a tick to which all events have been played. */
  catchUp(tick: number): void {
    const { island } = this;
    const passed = tick - island.epoch - island.tick;
    if (this.#nextEvent !== Number.POSITIVE_INFINITY) {
      runIsland(island, island.tick + passed);
      return;
    }
    // Nothing acts any more: once what still moves has come to its end, time may pass without a clock.
    const moving = Math.min(passed, island.plan.lanes.settleTicks);
    runIsland(island, island.tick + moving);
    skipTicks(island, passed - moving);
    keepClockShort(island);
  }

  /** Runs to a tick, by whole cycles where the island's state is proven to recur. */
  runTo(tick: number): void {
    while (this.#now() < tick) {
      if (this.#nextEvent === Number.POSITIVE_INFINITY) break;
      const { cycle } = this.#recurrence;
      if (cycle !== undefined) {
        this.#repeat(cycle.ticks, cycle.gain, Math.floor((tick - this.#now()) / cycle.ticks));
        this.#play(tick);
        break;
      }
      const look = this.#recurrence.nextLook();
      this.#play(Math.min(tick, look, this.#now() + LONGEST_PLAY));
      if (this.#now() === look) this.#recurrence.look();
    }
    this.catchUp(tick);
  }

  #repeat(ticks: number, gain: Float64Array, times: number): void {
    if (times === 0) return;
    const { consumed } = this.island;
    gain.forEach((count, at) => {
      consumed[at]! += count * times;
    });
    skipTicks(this.island, ticks * times);
    this.#findNextEvent();
  }

  #play(tick: number): void {
    runIsland(this.island, tick - this.island.epoch);
    keepClockShort(this.island);
    this.#findNextEvent();
  }

  #findNextEvent(): void {
    const next = nextEvent(this.island);
    this.#nextEvent = next === NEVER ? Number.POSITIVE_INFINITY : this.island.epoch + next;
  }

  #now(): number {
    return this.island.epoch + this.island.tick;
  }
}
