import { CancelledFault } from '../base/cancelled.ts';

/** How long work runs before it looks up; a cancel is heard within 100 ms. */
const SLICE_MS = 25;

export interface PaceOptions {
  readonly signal: AbortSignal;
  /** Lets other work have its turn; a promise that is kept by a new task, so that messages are heard. */
  readonly turn: () => Promise<void>;
}

/** Gives the thread back now and then, and ends work that was cancelled. */
export class Pace {
  readonly #options: PaceOptions;
  #until = performance.now() + SLICE_MS;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  get signal(): AbortSignal {
    return this.#options.signal;
  }

  /** To be awaited between small pieces of work. Throws a `CancelledFault` once the signal is aborted. */
  async breathe(): Promise<void> {
    if (performance.now() >= this.#until) {
      await this.#options.turn();
      this.#until = performance.now() + SLICE_MS;
    }
    if (this.#options.signal.aborted) throw new CancelledFault();
  }
}
