import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ArchiveListing } from './list-archive.ts';

/** Beside the files that were taken out of an archive: what was known of all that it holds. */
export const LISTED_FILE = 'archive.json';

const listedSchema = z.object({ whole: z.boolean(), files: z.number(), bytes: z.number() });

export type Listed = z.infer<typeof listedSchema>;

export function listedOf({ whole, files }: ArchiveListing): Listed {
  return { whole, files: files.size, bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** Reads what `takeOut` has left; our own file, so anything else in it is a fault of ours. */
export async function readListed(folder: string): Promise<Listed> {
  return listedSchema.parse(JSON.parse(await readFile(join(folder, LISTED_FILE), 'utf8')));
}
