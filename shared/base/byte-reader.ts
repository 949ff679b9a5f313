import { Fault } from './fault.ts';

/** Reads little-endian values one after the other; past the end it throws a `Fault` with the offset. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = offset;
  }

  get left(): number {
    return this.#bytes.length - this.offset;
  }

  u8(): number {
    return this.#bytes[this.#take(1)]!;
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  /** A 64-bit word as a number: exact below 2^53. */
  u64(): number {
    const at = this.#take(8);
    return this.#view.getUint32(at, true) + this.#view.getUint32(at + 4, true) * 0x1_0000_0000;
  }

  bigU64(): bigint {
    return this.#view.getBigUint64(this.#take(8), true);
  }

  /** A view of the next bytes. */
  bytes(count: number): Uint8Array {
    const at = this.#take(count);
    return this.#bytes.subarray(at, at + count);
  }

  skip(count: number): void {
    this.#take(count);
  }

  #take(count: number): number {
    const at = this.offset;
    if (count > this.left) {
      throw new Fault(
        'bytes-truncated',
        `the bytes end at ${this.#bytes.length}, ${count} more are needed at ${at}`,
        {
          offset: at,
          length: this.#bytes.length,
          needed: count,
        },
      );
    }
    this.offset = at + count;
    return at;
  }
}
