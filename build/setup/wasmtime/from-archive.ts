import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASMTIME_VERSION } from '../../../electron/runner/wasmtime/release.ts';
import { type Attempt, attempt } from './attempt.ts';
import { bytesIfThere, type Library } from './place.ts';
import type { PlatformBuild } from './platform.ts';
import { runCommand } from './run-command.ts';

const RELEASES = 'https://github.com/bytecodealliance/wasmtime/releases/download';
/** Milliseconds until the server must have begun to answer: no network should be told at once. */
const ANSWER_MS = 10_000;
const DOWNLOAD_MS = 300_000;
const UNPACK_MS = 120_000;

/** Address of the official archive of a build. */
export function archiveUrl(build: PlatformBuild): string {
  return `${RELEASES}/v${WASMTIME_VERSION}/${archiveName(build)}.${build.archiveKind}`;
}

/** The library out of the project's own release archive. `download` fetches an address; another one is for tests. */
export async function fromArchive(
  build: PlatformBuild,
  attempts: Attempt[],
  download: (url: string) => Promise<Uint8Array> = downloadFile,
): Promise<Library | undefined> {
  const url = archiveUrl(build);
  return await attempt(url, build, attempts, async () => await unpackArchive(await download(url), build));
}

/** The library and the licence in an archive's bytes, unpacked by the system's `tar`. */
async function unpackArchive(archive: Uint8Array, build: PlatformBuild): Promise<Library> {
  const folder = await mkdtemp(join(tmpdir(), 'wasmtime-archive-'));
  try {
    const file = join(folder, `archive.${build.archiveKind}`);
    await writeFile(file, archive);
    await runCommand('tar', ['-xf', file, '-C', folder], UNPACK_MS);
    const inside = join(folder, archiveName(build));
    return {
      bytes: await readFile(join(inside, build.archiveFile)),
      licence: await bytesIfThere(join(inside, 'LICENSE')),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function archiveName(build: PlatformBuild): string {
  return `wasmtime-v${WASMTIME_VERSION}-${build.archive}-c-api`;
}

/** The bytes at an address; rejects with the reason, within ten seconds if nobody answers. */
export async function downloadFile(url: string): Promise<Uint8Array> {
  const abort = new AbortController();
  const noAnswer = setTimeout(
    () => abort.abort(new Error(`no answer within ${ANSWER_MS / 1000} s`)),
    ANSWER_MS,
  );
  const tooLong = setTimeout(
    () => abort.abort(new Error(`not here after ${DOWNLOAD_MS / 1000} s`)),
    DOWNLOAD_MS,
  );
  try {
    const response = await fetch(url, { signal: abort.signal });
    clearTimeout(noAnswer);
    if (!response.ok) throw new Error(`the server answered ${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    // fetch says only that it failed; why, is told by what caused it.
    const cause = error instanceof Error ? error.cause : undefined;
    throw cause instanceof Error ? new Error(cause.message || String(cause), { cause: error }) : error;
  } finally {
    clearTimeout(noAnswer);
    clearTimeout(tooLong);
  }
}
