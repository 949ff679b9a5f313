/** How long each of the two frames is shown: long enough to be seen, short enough for a moved item to jump. */
const INTERVAL_MS = 450;

/**
 * Whether pane A shows B's frame just now, by turns; a moved item is found at once so. Where things should rather stand
 * still, B's frame stays until it is stopped.
 */
export class Blinking {
  readonly #drawAgain: () => void;
  readonly #still: () => boolean;
  #on = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #showsB = false;

  constructor(drawAgain: () => void, still: () => boolean) {
    this.#drawAgain = drawAgain;
    this.#still = still;
  }

  get showsB(): boolean {
    return this.#showsB;
  }

  start(): void {
    this.#on = true;
    if (!this.#still()) this.#timer = setInterval(() => this.#flip(!this.#showsB), INTERVAL_MS);
    this.#flip(true);
  }

  /** Whether there was anything to stop. */
  stop(): boolean {
    if (!this.#on) return false;
    this.#on = false;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#flip(false);
    return true;
  }

  #flip(showsB: boolean): void {
    this.#showsB = showsB;
    this.#drawAgain();
  }
}
