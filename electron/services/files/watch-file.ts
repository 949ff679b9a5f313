import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A compiler writes a file in pieces; it is whole when nothing has changed for so long. */
const REST_MS = 250;

/**
 * Yields each time that a file has been written anew, also when it was removed and made again, as compilers do; changes
 * while the caller is busy are one. Ends when the signal is aborted. The folder is watched, since a file that is replaced
 * is another file.
 */
export async function* fileChanges(path: string, signal: AbortSignal): AsyncGenerator<void> {
  let seen = await stampOf(path);
  let wake: () => void = () => undefined;
  let changed = false;
  const stir = (): void => {
    changed = true;
    wake();
  };
  const watcher = watch(dirname(path), (_event, name) => {
    if (name === null || name === basename(path)) stir();
  });
  signal.addEventListener('abort', stir, { once: true });
  try {
    while (!signal.aborted) {
      if (!changed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      changed = false;
      const stamp = await stampAtRest(path, signal);
      if (signal.aborted) return;
      if (stamp === undefined || stamp === seen) continue;
      seen = stamp;
      yield;
    }
  } finally {
    signal.removeEventListener('abort', stir);
    watcher.close();
  }
}

/** Waits until size and time have been the same for a while; undefined while there is no file. */
async function stampAtRest(path: string, signal: AbortSignal): Promise<string | undefined> {
  for (let last = await stampOf(path); ; ) {
    await wait(REST_MS);
    const now = await stampOf(path);
    if (now === last || signal.aborted) return now;
    last = now;
  }
}

async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs, ino } = await stat(path);
    return `${size} ${mtimeMs} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
