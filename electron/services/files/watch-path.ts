import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';

/** A compiler writes a file in pieces and an editor several files; all is whole when nothing has changed for so long. */
const REST_MS = 250;

/**
 * Watches a file, also one that is removed and made again as compilers do, or a folder with all below it but what `ignored`
 * names. Watching has begun when the promise is fulfilled, and ends when the signal is aborted.
 */
export async function watchPath(
  path: string,
  signal: AbortSignal,
  ignored: (path: string) => boolean = () => false,
): Promise<PathWatch> {
  const watcher = watch(path, { ignoreInitial: true, ignored });
  const watched = new PathWatch(path, watcher, signal);
  await once(watcher, 'ready');
  return watched;
}

export class PathWatch {
  readonly #path: string;
  readonly #signal: AbortSignal;
  #changed = false;
  #failure: unknown;
  #wake: () => void = () => undefined;

  constructor(path: string, watcher: FSWatcher, signal: AbortSignal) {
    this.#path = path;
    this.#signal = signal;
    watcher.on('all', () => {
      this.#changed = true;
      this.#wake();
    });
    watcher.on('error', (error) => {
      this.#failure = error;
      this.#wake();
    });
    const end = (): void => {
      this.#wake();
      void watcher.close();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  }

  /** Yields when something has changed and is at rest; changes while the caller is busy are one. Throws what watching does. */
  async *changes(): AsyncGenerator<void> {
    while (!this.#signal.aborted) {
      if (!this.#changed && this.#failure === undefined)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      if (this.#failure !== undefined) throw this.#failure;
      while (this.#changed && !this.#signal.aborted) {
        this.#changed = false;
        await wait(REST_MS);
      }
      if (!this.#signal.aborted && existsSync(this.#path)) yield;
    }
  }
}
