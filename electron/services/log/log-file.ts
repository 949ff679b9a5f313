import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStream } from 'rotating-file-stream';
import { withoutPaths } from './without-paths.ts';

/** Where a program notes what it did, for when something went wrong. */
export interface Log {
  /** Notes one line; of paths in it only their last names are kept. Never hand it what stands in a file. */
  note(line: string): void;
  /** Notes a line at once, for a program that ends before it could write anything later. */
  noteLast(line: string): void;
  /** Resolves when all lines are on the disk. */
  close(): Promise<void>;
}

/** The file in use and four before it, 1 MB each. */
const LIMITS = { size: '1M', rotate: 4 } as const;

/**
 * The log of one program (`main`, `services`, `web-host`), in a file of its own, since two programs that turn over one file
 * would lose lines. A log that cannot be written is done without: nothing else may fail because of it.
 */
export function openLog(folder: string, program: string): Log {
  const stream = createStream(`${program}.log`, { path: folder, ...LIMITS });
  let broken = false;
  stream.on('error', () => {
    broken = true;
  });
  const written = (line: string): string => `${new Date().toISOString()} ${program} ${withoutPaths(line)}\n`;
  return {
    note: (line) => {
      if (!broken) stream.write(written(line));
    },
    noteLast: (line) => {
      try {
        appendFileSync(join(folder, `${program}.log`), written(line));
      } catch {
        // The program ends anyway, and its own error is the one to be seen.
        return;
      }
    },
    close: () =>
      new Promise((resolve) => {
        if (broken) resolve();
        else stream.end(resolve);
      }),
  };
}

/** Where programs log that no system gives a folder for it. */
export function logsFolder(data: string): string {
  return join(data, 'logs');
}
