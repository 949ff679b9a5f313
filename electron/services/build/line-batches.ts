/** A page hears of a log no more often than this. */
const LEAST_MS_BETWEEN = 50;
/** Lines that a page keeps; older ones of one batch are only counted. */
const MOST_LINES = 2000;

/** Lines that came since the batch before, and how many before them were left out. */
export interface LineBatch {
  readonly lines: readonly string[];
  readonly left: number;
}

/** Hands on lines in batches, at most twenty a second and the last ones of each, however fast they come. */
export class LineBatches {
  readonly #tell: (batch: LineBatch) => void;
  #lines: string[] = [];
  #left = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(tell: (batch: LineBatch) => void) {
    this.#tell = tell;
  }

  add(line: string): void {
    this.#lines.push(line);
    // Cut seldom, since taking from the front moves all that follow.
    if (this.#lines.length >= 2 * MOST_LINES) this.#cut();
    this.#timer ??= setTimeout(
      () => this.flush(),
      Math.max(0, this.#toldAt + LEAST_MS_BETWEEN - performance.now()),
    );
  }

  /** Hands on what is left, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#cut();
    if (this.#lines.length === 0) return;
    this.#toldAt = performance.now();
    this.#tell({ lines: this.#lines, left: this.#left });
    this.#lines = [];
    this.#left = 0;
  }

  #cut(): void {
    const over = Math.max(0, this.#lines.length - MOST_LINES);
    this.#lines.splice(0, over);
    this.#left += over;
  }
}
