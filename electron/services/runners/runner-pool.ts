import type { Runner } from '../../runner/run.ts';

/** A few runners that are lent out one job at a time; a job waits until one is free. */
export class RunnerPool {
  readonly #runners: readonly Runner[];
  readonly #idle: Runner[];
  readonly #waiting: ((runner: Runner) => void)[] = [];

  constructor(size: number, create: () => Runner) {
    this.#runners = Array.from({ length: size }, create);
    this.#idle = [...this.#runners];
  }

  get size(): number {
    return this.#runners.length;
  }

  /** Lends a runner for as long as `use` takes. */
  async use<T>(use: (runner: Runner) => Promise<T>): Promise<T> {
    const runner = this.#idle.pop() ?? (await new Promise<Runner>((resolve) => this.#waiting.push(resolve)));
    try {
      return await use(runner);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(runner);
      else this.#idle.push(runner);
    }
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.dispose()));
  }
}
