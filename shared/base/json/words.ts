const CAPACITY = 512;
const LONGEST = 32;

/**
 * Turns the bytes of short words that come again and again (keys, item names) into one shared string each, without
 * decoding them twice. Bounded: past its capacity, and for long words, it decodes every time.
 */
export class WordTable {
  readonly #strings: (string | undefined)[] = new Array(CAPACITY).fill(undefined);
  readonly #bytes: Uint8Array[] = new Array(CAPACITY).fill(new Uint8Array(0));
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #used = 0;

  /** The string of `bytes[from, to)`. Throws a `TypeError` when they are not UTF-8. */
  word(bytes: Uint8Array, from: number, to: number): string {
    const length = to - from;
    if (length > LONGEST) return this.#decoder.decode(bytes.subarray(from, to));
    let hash = length;
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
    let slot = (hash >>> 0) % CAPACITY;
    for (;;) {
      const known = this.#strings[slot];
      if (known === undefined) break;
      if (sameBytes(this.#bytes[slot]!, bytes, from, length)) return known;
      slot = (slot + 1) % CAPACITY;
    }
    const text = this.#decoder.decode(bytes.subarray(from, to));
    if (this.#used < CAPACITY / 2) {
      this.#strings[slot] = text;
      this.#bytes[slot] = bytes.slice(from, to);
      this.#used++;
    }
    return text;
  }
}

function sameBytes(known: Uint8Array, bytes: Uint8Array, from: number, length: number): boolean {
  if (known.length !== length) return false;
  for (let at = 0; at < length; at++) {
    if (known[at] !== bytes[from + at]) return false;
  }
  return true;
}
