import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import type { PlatformBuild } from './platform.ts';

/** What a source yields: the library and the licence that it comes under, where the source has it. */
export interface Library {
  readonly bytes: Uint8Array;
  readonly licence: Uint8Array | undefined;
}

/** Where its licence is kept: beside it. */
function licencePath(library: string): string {
  return join(dirname(library), 'LICENSE');
}

/** Why bytes are not the library of that build; undefined if they are. */
export function mismatch(bytes: Uint8Array, build: PlatformBuild): string | undefined {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === build.sha256) return undefined;
  return `another file: ${bytes.length} bytes with the SHA-256 ${found}`;
}

/** Why the file at `path` is not the library of that build; undefined if it is. */
export async function unfit(path: string, build: PlatformBuild): Promise<string | undefined> {
  try {
    const bytes = await bytesIfThere(path);
    return bytes === undefined ? 'no file' : mismatch(bytes, build);
  } catch (error) {
    return `cannot be read: ${messageOf(error)}`;
  }
}

/** The bytes of a file, or undefined where there is none. */
export async function bytesIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Keeps a library, whose hash was checked, under `path`, its licence first: a library that is there is whole. Files come
 * by a temporary name, so two set-ups at the same time do no harm. Throws a `Fault` (`wasmtime-keep`) where the files
 * cannot be written.
 */
export async function keep(path: string, library: Library, build: PlatformBuild): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    if (library.licence !== undefined) await writeFileAtomic(licencePath(path), Buffer.from(library.licence));
    await writeFileAtomic(path, Buffer.from(library.bytes), { mode: 0o755 });
  } catch (error) {
    // Windows does not replace a library that is in use; if it is the right one, another set-up was first.
    if ((await unfit(path, build)) === undefined) return;
    throw new Fault(
      'wasmtime-keep',
      `wasmtime's library was fetched but cannot be kept: ${messageOf(error)}`,
      { path },
      error,
    );
  }
}
