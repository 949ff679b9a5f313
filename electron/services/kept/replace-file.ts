import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';

/** Virus scanners of Windows hold a fresh file for a moment; together these waits (ms) stay below a second. */
const WAITS = [20, 40, 80, 160, 320, 320];
const HELD = new Set(['EPERM', 'EBUSY', 'EACCES']);

/**
 * Puts `bytes` in the place of a file, whole or not at all: written beside it, flushed to the disk, then renamed. Makes the
 * folder. Rejects as `fs` does.
 */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await whileHeld(() => writeFileAtomic(path, Buffer.from(bytes)));
}

/** Tries again as long as another program seems to hold the file; rejects with the last error. */
export async function whileHeld(
  attempt: () => Promise<void>,
  waits: readonly number[] = WAITS,
): Promise<void> {
  for (const ms of waits) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && HELD.has(String(error.code)))) throw error;
      await wait(ms);
    }
  }
  await attempt();
}
