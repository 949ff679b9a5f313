import { messageOf } from '../../../shared/base/fault.ts';
import { type Library, mismatch } from './place.ts';
import type { PlatformBuild } from './platform.ts';

/** One way that was tried and did not lead to the library. */
export interface Attempt {
  /** The command, path or address, as it was used. */
  readonly tried: string;
  readonly outcome: string;
}

/**
 * Takes a library from a source if it is the right one. Whatever else comes of it is noted in `attempts`, since the next
 * source may still have it.
 */
export async function attempt(
  tried: string,
  build: PlatformBuild,
  attempts: Attempt[],
  source: () => Promise<Library>,
): Promise<Library | undefined> {
  try {
    const library = await source();
    const wrong = mismatch(library.bytes, build);
    if (wrong === undefined) return library;
    attempts.push({ tried, outcome: wrong });
  } catch (error) {
    attempts.push({ tried, outcome: messageOf(error) });
  }
  return undefined;
}
