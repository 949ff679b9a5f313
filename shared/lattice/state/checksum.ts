/** The FNV-1a 64 offset basis and, of the prime 2^40 + 435, the low part; the 2^40 is a shift by 8 of the low word. */
const BASIS_HIGH = 0xcbf29ce4;
const BASIS_LOW = 0x84222325;
const PRIME_LOW = 435;

/**
 * FNV-1a 64 over bytes, in pieces if need be. The 64 bits are kept in two words and the low one is multiplied by halves,
 * so that every product stays a small integer: BigInt is some thirty times slower (see `npm run bench`).
 */
export class Fnv1a64 {
  #high = BASIS_HIGH | 0;
  #low = BASIS_LOW | 0;

  update(bytes: Uint8Array): this {
    let high = this.#high;
    let low = this.#low;
    for (let at = 0; at < bytes.length; at++) {
      low ^= bytes[at]!;
      const bottom = (low & 0xffff) * PRIME_LOW;
      const top = (low >>> 16) * PRIME_LOW + (bottom >>> 16);
      high = (Math.imul(high, PRIME_LOW) + (top >>> 16) + (low << 8)) | 0;
      low = (top << 16) | (bottom & 0xffff);
    }
    this.#high = high;
    this.#low = low;
    return this;
  }

  /** The 64 bits as 16 lowercase hex digits. */
  hex(): string {
    return word(this.#high) + word(this.#low);
  }
}

function word(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0');
}

/** The checksum of canonical bytes as answers hold it: `fnv1a64:` and 16 hex digits (spec: performance-host §5). */
export function checksumOf(bytes: Uint8Array): string {
  return `fnv1a64:${new Fnv1a64().update(bytes).hex()}`;
}
