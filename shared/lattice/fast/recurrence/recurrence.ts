import * as Source from '../island/fields/source.ts';
import type { Island } from '../island/island.ts';
import { fingerprint, imageCapacity, writeImage } from './image.ts';
import { commonPeriod } from './period.ts';

/** Fewest ticks between two looks, so that they cost little beside the ticks themselves. */
const LEAST_STRIDE = 16;
/** Ticks for which the first state is kept; each later one is kept twice as long as the one before. */
const FIRST_WINDOW = 256;

/** A proven recurrence: after `ticks` more ticks the same state, and that much more in the sinks. */
export interface Cycle {
  readonly ticks: number;
  readonly gain: Float64Array;
}

/**
 * Looks for the recurrence of an island's state (Brent's algorithm: one state is kept and compared, and replaced after
 * twice the time, so memory stays at two images). Equal images prove it if every source has the same phase too. A source
 * that slept all the while need not: it could not have landed an item at any of these ticks, whatever its phase.
 */
export class Recurrence {
  readonly #island: Island;
  #image: Int32Array;
  #scratch: Int32Array;
  #words = 0;
  #print = 0;
  readonly #consumed: Float64Array;
  /** Tick of the factory at which the kept state was taken; negative before the first. */
  #keptAt = -1;
  #window = FIRST_WINDOW;
  /** Ticks between two looks. */
  #stride = Number.POSITIVE_INFINITY;
  cycle: Cycle | undefined;

  constructor(island: Island) {
    this.#island = island;
    this.#image = new Int32Array(imageCapacity(island));
    this.#scratch = new Int32Array(imageCapacity(island));
    this.#consumed = new Float64Array(island.consumed.length);
  }

  /** Forgets everything, as the state came from elsewhere. */
  clear(): void {
    this.#keptAt = -1;
    this.#window = FIRST_WINDOW;
    this.cycle = undefined;
  }

  /** The tick at which to call `look` next, from the island's tick on. */
  nextLook(): number {
    const now = this.#now();
    if (this.#keptAt < 0) return now;
    const end = this.#keptAt + this.#window;
    if (this.#stride === Number.POSITIVE_INFINITY) return Math.max(now, end);
    const looks = Math.floor((now - this.#keptAt) / this.#stride) + 1;
    return Math.max(now, Math.min(this.#keptAt + looks * this.#stride, end));
  }

  /** Compares the island's state with the kept one, and keeps it instead where that has been kept long enough. */
  look(): void {
    if (this.#keptAt >= 0 && this.#recurs()) {
      const gain = this.#island.consumed.map((count, at) => count - this.#consumed[at]!);
      this.cycle = { ticks: this.#now() - this.#keptAt, gain };
      return;
    }
    if (this.#keptAt < 0) this.#keep();
    else if (this.#now() >= this.#keptAt + this.#window) {
      this.#window *= 2;
      this.#keep();
    }
  }

  #now(): number {
    return this.#island.epoch + this.#island.tick;
  }

  #recurs(): boolean {
    const ticks = this.#now() - this.#keptAt;
    if (ticks === 0 || this.#activePeriods().some((period) => ticks % period !== 0)) return false;
    if (fingerprint(this.#island) !== this.#print) return false;
    if (writeImage(this.#island, this.#scratch) !== this.#words) return false;
    for (let at = 0; at < this.#words; at++) if (this.#scratch[at] !== this.#image[at]) return false;
    return true;
  }

  /** Periods of the sources that were looked at since a state was kept; of all before that. */
  #activePeriods(): number[] {
    const { sources, sourceTimes, epoch, plan } = this.#island;
    const isActive = (number: number) => epoch + sources[number * Source.SIZE + Source.ACTIVE] > this.#keptAt;
    return [...plan.sources.keys()].filter(isActive).map((number) => sourceTimes[2 * number + 1]);
  }

  #keep(): void {
    const island = this.#island;
    const periods = this.#activePeriods();
    const common = commonPeriod(island.splitters.length > 0 ? [2, ...periods] : periods);
    this.#stride = common * Math.max(1, Math.ceil(LEAST_STRIDE / common));
    this.#words = writeImage(island, this.#image);
    this.#print = fingerprint(island);
    this.#consumed.set(island.consumed);
    this.#keptAt = this.#now();
  }
}
