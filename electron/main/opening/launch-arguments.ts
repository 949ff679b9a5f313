import { resolve } from 'node:path';
import { isLink } from '../../../shared/api/link.ts';

/** What a start of the app asks for. */
export interface Launch {
  readonly files: readonly string[];
  /** Links into the app, unread. */
  readonly links: readonly string[];
  readonly tick: number | undefined;
}

export const NOTHING: Launch = { files: [], links: [], tick: undefined };

/**
 * Reads the words that follow the program. `--tick=N` is ours and other switches are Chromium's; after `--` all words are
 * files. Files are resolved against the folder that the user was in, which for a second start is not this process's.
 */
export function parseLaunch(words: readonly string[], folder: string): Launch {
  const end = words.indexOf('--');
  const before = end < 0 ? words : words.slice(0, end);
  const after = end < 0 ? [] : words.slice(end + 1);
  const named = [...before.filter((word) => !word.startsWith('-') && !isLink(word)), ...after];
  const tick = before
    .map((word) => /^--tick=(\d{1,15})$/.exec(word)?.[1])
    .find((found) => found !== undefined);
  return {
    files: named.filter((word) => word !== '').map((word) => resolve(folder, word)),
    links: before.filter(isLink),
    tick: tick === undefined ? undefined : Number(tick),
  };
}

/** The words after the program: the binary itself, and in a checkout the app's file too. */
export function launchWords(argv: readonly string[], packaged: boolean): readonly string[] {
  return argv.slice(packaged ? 1 : 2);
}
