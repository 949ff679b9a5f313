/** Thrown through a run that was called off. */
export class Cancelled extends Error {
  constructor() {
    super('the run was cancelled');
    this.name = 'Cancelled';
  }
}

/** Whether a run was called off, for code that can look between two steps or waits for something. */
export class Cancellation {
  #cancelled = false;
  #reject: ((reason: Cancelled) => void) | undefined;

  cancel(): void {
    this.#cancelled = true;
    this.#reject?.(new Cancelled());
  }

  /** Lets the event loop turn once, so that messages are read; throws `Cancelled` if one of them called the run off. */
  async turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.check();
  }

  check(): void {
    if (this.#cancelled) throw new Cancelled();
  }

  /** Waits until `settle` has called its function with a value, or until the run is called off. One wait at a time. */
  wait<T>(settle: (resolve: (value: T) => void) => void): Promise<T> {
    this.check();
    return new Promise<T>((resolve, reject) => {
      this.#reject = reject;
      settle(resolve);
    });
  }
}
