import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { unzipSync } from 'fflate';
import writeFileAtomic from 'write-file-atomic';
import { Fault } from '../../../shared/base/fault.ts';
import { BUNDLE_FACTS } from '../divergence/bundle.ts';
import { readFile } from '../files/read-file.ts';

const LARGEST_BUNDLE_BYTES = 256 * 1024 * 1024;
const LARGEST_FILE_BYTES = 512 * 1024 * 1024;
/** What is opened of a bundle; the rest is for people to read. The first two lead to a replay together. */
const OPENED = [
  'scenario.json',
  'first-different-b.out',
  'first-different-a.out',
  'last-equal.out',
  'shrunk.json',
];

/**
 * Takes the files of a bundle out into a folder of ours, named after the bundle, and returns their paths; nothing else of
 * the archive is unpacked, whatever it holds. Throws a `Fault`: `file-unknown` for another zip, `bundle-too-large`.
 */
export function takeOutBundle(path: string, folder: string): readonly string[] {
  const bytes = readFile(path, LARGEST_BUNDLE_BYTES);
  const files = unzipped(bytes, path);
  if (files[BUNDLE_FACTS] === undefined) {
    const message = `${basename(path)} is nothing that can be opened: it is a zip, but no bundle of a difference`;
    throw new Fault('file-unknown', message, { path });
  }
  const place = join(folder, createHash('sha256').update(bytes).digest('hex').slice(0, 24));
  const { name } = parse(path);
  mkdirSync(place, { recursive: true });
  return OPENED.flatMap((inside) => {
    const content = files[inside];
    if (content === undefined) return [];
    const file = join(place, `${name}-${inside}`);
    writeFileAtomic.sync(file, Buffer.from(content));
    return [file];
  });
}

function unzipped(bytes: Uint8Array, path: string): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== BUNDLE_FACTS && !OPENED.includes(name)) return false;
        if (originalSize <= LARGEST_FILE_BYTES) return true;
        const message = `${name} in ${basename(path)} has ${originalSize} bytes; at most ${LARGEST_FILE_BYTES} are read`;
        throw new Fault('bundle-too-large', message, {
          path,
          limit: LARGEST_FILE_BYTES,
          found: originalSize,
        });
      },
    });
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('bundle-broken', `${basename(path)} is a zip that cannot be read`, { path }, error);
  }
}
