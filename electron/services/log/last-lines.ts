import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The latest lines of all logs of a folder, in the order of their times. None where there is no such folder. */
export async function lastLines(folder: string, most: number): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => /\.log(\.\d+)?$/.test(name))
      // A file may be turned over between the two.
      .map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  // Every line begins with its time.
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  return lines.sort().slice(-most);
}
