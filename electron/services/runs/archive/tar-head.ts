import { constants, gunzipSync } from 'node:zlib';

export const TAR_BLOCK = 512;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
/** Enough of a packed file for the first block of any. */
export const HEAD_BYTES = 4096;

/** Whether bytes begin as a tar does, packed with gzip or plain, by the checksum of its first header. */
export function isTarHead(head: Uint8Array): boolean {
  return isTarBlock(isGzip(head) ? unpackedHead(head) : head);
}

/** Whether bytes begin as gzip does. */
export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** Whether a block is a tar header: its checksum counts its own eight bytes as spaces. */
export function isTarBlock(block: Uint8Array): boolean {
  if (block.length < TAR_BLOCK) return false;
  let sum = CHECKSUM_LENGTH * 0x20;
  for (let at = 0; at < TAR_BLOCK; at++) {
    if (at < CHECKSUM_AT || at >= CHECKSUM_AT + CHECKSUM_LENGTH) sum += block[at]!;
  }
  const digits = String.fromCharCode(...block.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_LENGTH));
  return /^\s*[0-7]+[\s\0]*$/.test(digits) && Number.parseInt(digits.trim(), 8) === sum;
}

function unpackedHead(head: Uint8Array): Uint8Array {
  try {
    // At most a thousand times as long as what was read.
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // No gzip after all, which is no tar either.
    return new Uint8Array();
  }
}
