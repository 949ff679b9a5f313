import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { sizeOfFile } from './read-file.ts';

/** What a file holds, in short. */
export interface ContentHash {
  readonly sha256: string;
  readonly bytes: number;
}

/** SHA-256 of files of any size, in a stream; a file that has not changed since is not read again. */
export class ContentHashes {
  /** By path, size and time of the last change. */
  readonly #known = new Map<string, Promise<ContentHash>>();

  /** Rejects with a `Fault`, as `readFile` throws. */
  async of(path: string): Promise<ContentHash> {
    const bytes = sizeOfFile(path);
    const key = `${path}\n${bytes}\n${statSync(path).mtimeMs}`;
    const known = this.#known.get(key) ?? hashOf(path);
    this.#known.set(key, known);
    // What could not be read may be tried again.
    known.catch(() => this.#known.delete(key));
    return await known;
  }
}

async function hashOf(path: string): Promise<ContentHash> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(path)) {
      hash.update(piece);
      bytes += piece.length;
    }
  } catch (error) {
    throw new Fault('file-unreadable', `${path} cannot be read: ${messageOf(error)}`, { path }, error);
  }
  return { sha256: hash.digest('hex'), bytes };
}
