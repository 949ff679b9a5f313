import { ByteWriter } from '../byte-writer.ts';

/**
 * Writes JSON as bytes, compact or indented by two spaces (both as the harness's serializer does), so that a text of
 * any length never becomes one string. The caller keeps the order: a key, then its value.
 */
export class JsonWriter {
  readonly out: ByteWriter;
  readonly #pretty: boolean;
  readonly #encoder = new TextEncoder();
  #depth = 0;
  #empty = true;
  #afterKey = false;

  constructor(pretty: boolean, out: ByteWriter = new ByteWriter(1 << 16)) {
    this.#pretty = pretty;
    this.out = out;
  }

  beginObject(): void {
    this.#begin('{');
  }

  endObject(): void {
    this.#end('}');
  }

  beginArray(): void {
    this.#begin('[');
  }

  endArray(): void {
    this.#end(']');
  }

  key(name: string): void {
    this.#separate();
    this.out.bytes(this.#encoder.encode(JSON.stringify(name)));
    this.out.ascii(this.#pretty ? ': ' : ':');
    this.#afterKey = true;
  }

  text(value: string): void {
    this.#separate();
    this.out.bytes(this.#encoder.encode(JSON.stringify(value)));
  }

  number(value: number | bigint): void {
    this.#separate();
    this.out.ascii(String(value));
  }

  #begin(open: string): void {
    this.#separate();
    this.out.ascii(open);
    this.#depth++;
    this.#empty = true;
  }

  #end(close: string): void {
    this.#depth--;
    if (!this.#empty) this.#newLine();
    this.out.ascii(close);
    this.#empty = false;
  }

  #separate(): void {
    if (this.#afterKey) {
      this.#afterKey = false;
      return;
    }
    if (this.#depth > 0) {
      if (!this.#empty) this.out.ascii(',');
      this.#newLine();
    }
    this.#empty = false;
  }

  #newLine(): void {
    if (this.#pretty) this.out.ascii(`\n${'  '.repeat(this.#depth)}`);
  }
}
