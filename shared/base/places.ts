import type { Place } from './finding.ts';

const BLOCK = 4096;

/** Lines and columns of byte offsets in one text; the indexes are made at the first question. */
export class Places {
  readonly #bytes: Uint8Array;
  #lineStarts: number[] | undefined;
  #before: Uint32Array | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The place of a byte; a column counts characters, so continuation bytes of UTF-8 do not. */
  at(offset: number): Place {
    this.#lineStarts ??= lineStarts(this.#bytes);
    const starts = this.#lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    const column = this.#charactersBefore(offset) - this.#charactersBefore(starts[low]!) + 1;
    return { line: low + 1, column, offset };
  }

  /** Counted from the last block on: a file of megabytes may be one line, and hold a thousand findings. */
  #charactersBefore(offset: number): number {
    this.#before ??= charactersBeforeBlocks(this.#bytes);
    const block = Math.min(Math.floor(offset / BLOCK), this.#before.length - 1);
    return this.#before[block]! + characters(this.#bytes, block * BLOCK, offset);
  }
}

function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) starts.push(at + 1);
  return starts;
}

/** Characters before each block of bytes. */
function charactersBeforeBlocks(bytes: Uint8Array): Uint32Array {
  const before = new Uint32Array(Math.floor(bytes.length / BLOCK) + 1);
  for (let block = 1; block < before.length; block++) {
    before[block] = before[block - 1]! + characters(bytes, (block - 1) * BLOCK, block * BLOCK);
  }
  return before;
}

/** Bytes from `from` to before `to` that begin a character. */
function characters(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if ((bytes[at]! & 0xc0) !== 0x80) count++;
  return count;
}
