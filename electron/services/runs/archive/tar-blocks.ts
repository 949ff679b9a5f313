import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { CancelledFault } from '../../../../shared/base/cancelled.ts';
import { Fault, messageOf } from '../../../../shared/base/fault.ts';
import type { ArchiveLimits } from './limits.ts';
import { isGzip, TAR_BLOCK } from './tar-head.ts';

const PIECE_BYTES = 256 * 1024;

export interface ReadingOptions {
  readonly limits: ArchiveLimits;
  readonly signal?: AbortSignal | undefined;
  /** Bytes of the file that have been read. */
  readonly onProgress?: ((read: number) => void) | undefined;
}

/**
 * The bytes of a tar, unpacked piece by piece, each a whole number of blocks; a rest at the end that is no whole block
 * is left out. Throws a `Fault`: `archive-broken`, `archive-ratio`, `archive-size`, `cancelled`.
 */
export async function* tarBlocks(
  path: string,
  head: Uint8Array,
  { limits, signal, onProgress }: ReadingOptions,
): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  // What is cut off ends where the file does; whether it was is seen from the tar in it.
  const unpack = createGunzip({ chunkSize: PIECE_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  const isPacked = isGzip(head);
  // Errors of both arrive where the bytes are taken.
  const bytes: Readable = isPacked ? pipeline(file, unpack, () => undefined) : file;
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  let unpacked = 0;
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      if (signal?.aborted) throw new CancelledFault();
      unpacked += piece.length;
      checkBounds(path, unpacked, isPacked ? unpack.bytesWritten : unpacked, limits);
      onProgress?.(file.bytesRead);
      const whole = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      const end = whole.length - (whole.length % TAR_BLOCK);
      rest = whole.subarray(end);
      if (end > 0) yield whole.subarray(0, end);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    const message = `the archive cannot be unpacked: ${messageOf(error)} after ${unpacked} bytes`;
    throw new Fault('archive-broken', message, { path, found: unpacked }, error);
  } finally {
    file.destroy();
    unpack.destroy();
  }
}

function checkBounds(path: string, unpacked: number, packed: number, limits: ArchiveLimits): void {
  if (unpacked > limits.unpackedBytes) {
    const message = `the archive unpacks to more than ${limits.unpackedBytes} bytes`;
    throw new Fault('archive-size', message, { path, limit: limits.unpackedBytes });
  }
  if (unpacked > limits.ratioFromBytes && unpacked / Math.max(1, packed) > limits.ratio) {
    const found = Math.round(unpacked / Math.max(1, packed));
    const message = `the archive unpacks to ${found} times its size; at most ${limits.ratio} times is taken`;
    throw new Fault('archive-ratio', message, { path, limit: limits.ratio, found });
  }
}
