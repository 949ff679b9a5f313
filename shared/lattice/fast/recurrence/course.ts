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
  /** Whether no actor is to be looked at any more. */
  #isOver = false;

  constructor(island: Island) {
    this.island = island;
    this.#recurrence = new Recurrence(island);
  }

  /** Whether all that is to come is known: the island is proven to recur, or nothing will act any more. */
  get isKnown(): boolean {
    return this.#recurrence.cycle !== undefined || this.#isOver;
  }

  load(states: readonly EntityState[], tick: number): void {
    loadIsland(this.island, states, tick);
    this.#recurrence.clear();
    this.#isOver = nextEvent(this.island) === NEVER;
  }

  /** Simulates up to a tick. */
  playTo(tick: number): void {
    while (this.#now() < tick && !this.#isOver) this.#play(Math.min(tick, this.#now() + LONGEST_PLAY));
    this.#rest(tick);
  }

  /** Runs to a tick, by whole cycles where the island's state is proven to recur. */
  runTo(tick: number): void {
    while (this.#now() < tick) {
      if (this.#isOver) break;
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
    this.#rest(tick);
  }

  /** Nothing acts any more: once what still moves has come to its end, time may pass without a clock. */
  #rest(tick: number): void {
    const left = tick - this.#now();
    if (left <= 0) return;
    const { island } = this;
    const moving = Math.min(left, island.plan.settleTicks);
    runIsland(island, (island.tick + moving) | 0);
    skipTicks(island, left - moving);
    keepClockShort(island);
  }

  #repeat(ticks: number, gain: Float64Array, times: number): void {
    if (times === 0) return;
    const { consumed } = this.island;
    gain.forEach((count, at) => {
      consumed[at]! += count * times;
    });
    skipTicks(this.island, ticks * times);
    this.#isOver = nextEvent(this.island) === NEVER;
  }

  #play(tick: number): void {
    // Made a small integer for sure, as the clock's field is one only while nothing else is stored in it.
    runIsland(this.island, (tick - this.island.epoch) | 0);
    keepClockShort(this.island);
    this.#isOver = nextEvent(this.island) === NEVER;
  }

  #now(): number {
    return this.island.epoch + this.island.tick;
  }
}
