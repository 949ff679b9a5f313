import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { ByteReader } from '../../../shared/base/byte-reader.ts';
import { ByteWriter } from '../../../shared/base/byte-writer.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { Fnv1a64 } from '../../../shared/lattice/state/checksum.ts';
import { type Frame, STATE_SHAPES } from '../../../shared/lattice/state/frame.ts';
import { frameOfBytes } from '../../../shared/lattice/state/offsets.ts';

/** `LRFC`, then the version of this layout. */
const MAGIC = 0x4346_524c;
const VERSION = 1;
const KEY_BYTES = 32;
/** Disk that kept frames may take when nothing else is said. */
const USUAL_BUDGET_BYTES = 2 * 1024 ** 3;

/** A module's frame and what it reported for it. */
export interface StoredFrame {
  readonly frame: Frame;
  readonly reported: string;
}

/**
 * Frames that a module returned, kept on disk under a hash of everything that they depend on, so that a second look is
 * free. A file is believed only if all of it is right: the key, the length, and a checksum over its bytes.
 */
export class FrameFiles {
  readonly folder: string;
  readonly #budget: () => number;

  /** `budget` is asked at every write, in bytes. */
  constructor(folder: string, budget: () => number = () => USUAL_BUDGET_BYTES) {
    this.folder = folder;
    this.#budget = budget;
  }

  /** The key of a run: every byte that its frames depend on. */
  static key(parts: readonly (string | Uint8Array)[]): string {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(`${part.length}:`).update(part);
    return hash.digest('hex');
  }

  /** The frames under a key; undefined where there are none. A torn or foreign file is removed. */
  async read(key: string): Promise<readonly StoredFrame[] | undefined> {
    const path = this.#path(key);
    let bytes: Uint8Array;
    try {
      // A plain array: a Buffer's `slice` would be a view of it all.
      bytes = new Uint8Array(await readFile(path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return decode(bytes, key);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await rm(path, { force: true });
      return undefined;
    }
  }

  async write(key: string, frames: readonly StoredFrame[]): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFileAtomic(this.#path(key), Buffer.from(encode(frames, key)));
    await this.#thinOut();
  }

  #path(key: string): string {
    return join(this.folder, `${key}.frames`);
  }

  /** Disk that the kept frames take. */
  async bytes(): Promise<number> {
    return sum(await this.#files());
  }

  /** Removes all kept frames; what is open now goes on. */
  async clear(): Promise<void> {
    for (const { path } of await this.#files()) await rm(path, { force: true });
  }

  /** Removes the files that were not written for longest, until the folder is within its budget. */
  async #thinOut(): Promise<void> {
    const files = [...(await this.#files())].sort((a, b) => a.mtimeMs - b.mtimeMs);
    let bytes = sum(files);
    for (const { path, size } of files) {
      if (bytes <= this.#budget()) return;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  async #files(): Promise<readonly { path: string; size: number; mtimeMs: number }[]> {
    if (!existsSync(this.folder)) return [];
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.frames'));
    return await Promise.all(
      names.map(async (name) => {
        const path = join(this.folder, name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
    );
  }
}

function sum(files: readonly { readonly size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

function encode(frames: readonly StoredFrame[], key: string): Uint8Array {
  const writer = new ByteWriter(1 << 20);
  writer.u32(MAGIC);
  writer.u32(VERSION);
  writer.bytes(Buffer.from(key, 'hex'));
  writer.u32(frames.length);
  for (const { frame, reported } of frames) {
    const text = new TextEncoder().encode(reported);
    writer.u8(STATE_SHAPES.indexOf(frame.shape));
    writer.u16(text.length);
    writer.bytes(text);
    writer.u32(frame.bytes.length);
    writer.bytes(frame.bytes);
  }
  writer.ascii(new Fnv1a64().update(writer.view()).hex());
  return writer.view();
}

/** Throws a `Fault` for anything that `encode` did not write under this key. */
function decode(bytes: Uint8Array, key: string): StoredFrame[] {
  const reader = new ByteReader(bytes);
  const foreign = (): Fault => new Fault('frame-file', 'the file is torn, foreign or of another version');
  if (reader.u32() !== MAGIC || reader.u32() !== VERSION) throw foreign();
  const found = reader.bytes(KEY_BYTES);
  const sum = new TextDecoder('latin1').decode(bytes.subarray(-16));
  const body = bytes.subarray(0, bytes.length - 16);
  if (Buffer.from(found).toString('hex') !== key || new Fnv1a64().update(body).hex() !== sum) throw foreign();
  const frames: StoredFrame[] = [];
  for (let left = reader.u32(); left > 0; left--) {
    const shape = STATE_SHAPES[reader.u8()];
    const textLength = reader.u16();
    const reported = new TextDecoder().decode(reader.bytes(textLength));
    const copied = reader.bytes(reader.u32()).slice();
    if (shape === undefined) throw foreign();
    frames.push({ frame: frameOfBytes(copied, shape), reported });
  }
  if (reader.left !== 16) throw foreign();
  return frames;
}
