import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes `SHA256SUMS` into a folder, as `sha256sum -c` reads it: what was made is not signed, but it can be compared. */
export async function writeSums(folder: string, files: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const file of [...files].sort()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    lines.push(`${hash.digest('hex')}  ${basename(file)}\n`);
  }
  const sums = join(folder, 'SHA256SUMS');
  await writeFile(sums, lines.join(''));
  return sums;
}
