const IMPORT_SECTION = 2;
const HEADER_BYTES = 8;

/**
 * The first import of a module as `module.name`; undefined when it has none. Bytes that end too early have none either:
 * what is broken is said by wasmtime when it loads them.
 */
export function firstImport(bytes: Uint8Array): string | undefined {
  const reader = new WasmReader(bytes, HEADER_BYTES);
  while (!reader.atEnd) {
    const id = reader.byte();
    const size = reader.u32();
    if (id !== IMPORT_SECTION) {
      reader.skip(size);
      continue;
    }
    return reader.u32() === 0 ? undefined : `${reader.name()}.${reader.name()}`;
  }
  return undefined;
}

class WasmReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** 0 past the end. */
  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** LEB128 of up to five bytes. */
  u32(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  }

  name(): string {
    const length = this.u32();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.#at, this.#at + Math.min(length, 200)));
    this.skip(length);
    return text;
  }

  skip(length: number): void {
    this.#at += length;
  }
}
