import type { Place } from './finding.ts';

/** Lines and columns of byte offsets in one text; the line index is made at the first question. */
export class Places {
  readonly #bytes: Uint8Array;
  #lineStarts: number[] | undefined;

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
    let column = 1;
    for (let at = starts[low]!; at < offset; at++) {
      if ((this.#bytes[at]! & 0xc0) !== 0x80) column++;
    }
    return { line: low + 1, column, offset };
  }
}

function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) starts.push(at + 1);
  return starts;
}
