/** A growing buffer, little-endian. It doubles, so writing n bytes costs O(n). */
export class ByteWriter {
  #bytes: Uint8Array;
  #view: DataView;
  #length = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
    this.#view = new DataView(this.#bytes.buffer);
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length;
  }

  /** Forgets what was written and keeps the capacity. */
  clear(): void {
    this.#length = 0;
  }

  u8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  u16(value: number): void {
    this.#reserve(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
  }

  u32(value: number): void {
    this.#reserve(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  /** A whole number below 2^53 as a 64-bit word. */
  u64(value: number): void {
    this.u64Words(value >>> 0, Math.floor(value / 0x1_0000_0000));
  }

  bigU64(value: bigint): void {
    this.u64Words(Number(value & 0xffff_ffffn), Number(value >> 32n));
  }

  u64Words(low: number, high: number): void {
    this.#reserve(8);
    this.#view.setUint32(this.#length, low, true);
    this.#view.setUint32(this.#length + 4, high, true);
    this.#length += 8;
  }

  /** Text of ASCII characters only: one byte each. */
  ascii(text: string): void {
    this.#reserve(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.#length + at] = text.charCodeAt(at);
    this.#length += text.length;
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Overwrites a 32-bit word written before; for counts known only after what they count. */
  patchU32(offset: number, value: number): void {
    this.#view.setUint32(offset, value, true);
  }

  patchU64(offset: number, value: bigint): void {
    this.#view.setBigUint64(offset, value, true);
  }

  /** A view of what was written, valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A copy of what was written. */
  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.view());
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
