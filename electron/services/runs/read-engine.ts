import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { Fault } from '../../../shared/base/fault.ts';
import { IMPLEMENTATION_FOLDER, MODULE_FILE } from '../../../shared/records/layout.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { readHead } from '../files/read-head.ts';
import { LARGEST_MODULE_BYTES, readModule } from '../grading/module-file.ts';
import { ARCHIVE_LIMITS } from './archive/limits.ts';
import { listArchive } from './archive/list-archive.ts';
import { HEAD_BYTES, isTarHead } from './archive/tar-head.ts';
import { walkArchive } from './archive/walk-archive.ts';

const MODULE_IN_RUN = `${IMPLEMENTATION_FOLDER}/${MODULE_FILE}`;

/**
 * The engine that a path names: a `.wasm` file, a run folder, or a run's archive, from which it is read without anything
 * being written. Throws a `Fault`: `engine-missing`, those of `readModule` and `listArchive`.
 */
export async function readEngine(path: string, signal?: AbortSignal): Promise<ModuleBytes> {
  const isFile = existsSync(path) && statSync(path).isFile();
  if (!isFile || !isTarHead(readHead(path, HEAD_BYTES))) return readModule(path);
  const { files, leading } = await listArchive(path, { signal });
  const size = files.get(MODULE_IN_RUN);
  if (size === undefined)
    throw new Fault('engine-missing', `the archive ${path} holds no ${MODULE_IN_RUN}`, { path });
  if (size > LARGEST_MODULE_BYTES) {
    const message = `the engine in ${path} has ${size} bytes; at most ${LARGEST_MODULE_BYTES} are read`;
    throw new Fault('file-too-large', message, { path, limit: LARGEST_MODULE_BYTES, found: size });
  }
  const bytes = await bytesOf(path, leading + MODULE_IN_RUN, signal);
  if (bytes.length !== size)
    throw new Fault('archive-changed', 'the archive has changed while it was read', { path });
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

async function bytesOf(archive: string, name: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let ended = false;
  await walkArchive(archive, {
    limits: ARCHIVE_LIMITS,
    signal,
    enough: () => ended,
    onEntry({ path, size, content }) {
      if (path !== name || size > LARGEST_MODULE_BYTES) {
        content.resume();
        return;
      }
      content.on('data', (piece: Buffer) => pieces.push(piece));
      content.on('end', () => {
        ended = true;
      });
    },
  });
  return new Uint8Array(Buffer.concat(pieces));
}
