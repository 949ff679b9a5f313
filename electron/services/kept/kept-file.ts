import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { type KeptFormat, parseKept, readBytes, setAside } from './read-kept.ts';
import { replaceFile } from './replace-file.ts';

/** A kept document as it was read. */
export interface Kept<T> {
  readonly value: T;
  /** Names the very bytes that were read; `none` where there was no file. */
  readonly revision: string;
  /**
   * `new`: nothing was kept yet. `upgraded`: of an older version, written as ours with the next change. `restored`: the file
   * was broken and its backup took its place. `reset`: so was the backup. `newer`: written by a newer program, not to be changed.
   */
  readonly state: 'new' | 'read' | 'upgraded' | 'restored' | 'reset' | 'newer';
  /** Where a broken file was moved, and why. */
  readonly setAside?: { readonly file: string; readonly why: string };
}

/**
 * One small JSON document that is kept from start to start: a change is whole or does not happen, a broken file is set aside
 * instead of lost, and keys that this program does not know stay. Changes of one instance wait for each other; other
 * programs are met by reading anew before each change.
 */
export class KeptFile<T extends object> {
  readonly path: string;
  readonly #format: KeptFormat<T>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(path: string, format: KeptFormat<T>) {
    this.path = path;
    this.#format = format;
  }

  /** What is kept. Rejects with a `Fault` (`kept-unreadable`, `kept-too-large`) where the file is there and out of reach. */
  async read(): Promise<Kept<T>> {
    return await this.#next(async () => (await this.#read()).kept);
  }

  /**
   * Edits what is kept now, not what was once read. With `basedOn`, only if nobody else has changed it since that revision.
   * Rejects with a `Fault`: `kept-conflict`, `kept-newer`, those of `read`, or `kept-unwritable`.
   */
  async change(edit: (value: T) => T, basedOn?: string): Promise<Kept<T>> {
    return await this.#next(async () => {
      const { kept, bytes } = await this.#read();
      const { name, version } = this.#format;
      const file = basename(this.path);
      if (kept.state === 'newer')
        throw new Fault('kept-newer', `the ${name} were written by a newer version`, {
          file,
          limit: version,
        });
      if (basedOn !== undefined && basedOn !== kept.revision)
        throw new Fault('kept-conflict', `the ${name} have been changed elsewhere`, {
          file,
          revision: kept.revision,
        });
      const value = edit(kept.value);
      const next = new TextEncoder().encode(`${JSON.stringify({ ...value, version }, undefined, 2)}\n`);
      try {
        // Only what has just been found valid becomes the backup.
        if (bytes !== undefined) await replaceFile(`${this.path}.bak`, bytes);
        await replaceFile(this.path, next);
      } catch (error) {
        throw unwritable(name, file, error);
      }
      return { value, revision: revisionOf(next), state: 'read' };
    });
  }

  /** Reads the file, or its backup where it is broken; `bytes` are those of a document that was found valid. */
  async #read(): Promise<{ kept: Kept<T>; bytes?: Uint8Array }> {
    const bytes = await readBytes(this.path);
    if (bytes === undefined) return { kept: { value: this.#format.empty(), revision: 'none', state: 'new' } };
    const parsed = parseKept(this.#format, bytes);
    const revision = revisionOf(bytes);
    switch (parsed.kind) {
      case 'valid':
        return {
          kept: { value: parsed.value, revision, state: parsed.upgraded ? 'upgraded' : 'read' },
          bytes,
        };
      case 'newer':
        return { kept: { value: parsed.value, revision, state: 'newer' } };
      case 'corrupt':
        return await this.#restore(parsed.why);
    }
  }

  async #restore(why: string): Promise<{ kept: Kept<T>; bytes?: Uint8Array }> {
    const backup = await readBytes(`${this.path}.bak`);
    const parsed = backup && parseKept(this.#format, backup);
    const aside = { file: await setAside(this.path), why };
    if (backup === undefined || parsed?.kind !== 'valid') {
      return { kept: { value: this.#format.empty(), revision: 'none', state: 'reset', setAside: aside } };
    }
    await replaceFile(this.path, backup);
    const kept = {
      value: parsed.value,
      revision: revisionOf(backup),
      state: 'restored',
      setAside: aside,
    } as const;
    return { kept, bytes: backup };
  }

  /** One after the other; a failed one does not stop those behind it. */
  #next<R>(work: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(work, work);
    this.#queue = result;
    return result;
  }
}

function revisionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function unwritable(name: string, file: string, error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Fault('kept-unwritable', `the ${name} cannot be kept (${code})`, { file, error: code }, error);
}
