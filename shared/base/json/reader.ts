import type { ByteSource } from '../byte-source.ts';
import { JsonFault } from './fault.ts';
import { unescapeString } from './strings.ts';
import { WordTable } from './words.ts';

/** What the next value is, by its first byte. */
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'end' | 'other';

/** The harness's parser (serde_json) refuses the 128th level, so we do. */
const DEEPEST = 127;
const LONGEST_STRING = 1 << 26;
const PIECE = 1 << 16;
/** Longest number that is looked at in one piece; digits beyond cannot change the verdict (out of range). */
const LONGEST_NUMBER = 1024;

/**
 * Pulls JSON from bytes, token by token, and keeps nothing but the piece it stands in: a text of any length in flat
 * memory, where one string could not hold it. Strict RFC 8259; a byte order mark is refused, as the harness does.
 * Every fault carries the byte offset and the JSON path. Path bookkeeping is two array stores a value.
 */
export class JsonReader {
  readonly #source: ByteSource;
  readonly #words = new WordTable();
  readonly #keys: (string | number)[] = new Array(DEEPEST + 1).fill('');
  readonly #empty: boolean[] = new Array(DEEPEST + 1).fill(true);
  #buffer = new Uint8Array(PIECE);
  #at = 0;
  #limit = 0;
  /** Offset of the buffer's first byte in the whole text. */
  #base = 0;
  #depth = 0;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** Byte offset of the next value (white space before it is skipped). */
  offset(): number {
    this.#peek();
    return this.#base + this.#at;
  }

  /** JSON path of the value being read: `$[2].entities[7].belt.left`. */
  path(): string {
    let path = '$';
    for (let level = 1; level <= this.#depth; level++) {
      const key = this.#keys[level]!;
      if (typeof key === 'number') path += key < 0 ? '' : `[${key}]`;
      else if (/^[A-Za-z_][\w-]*$/.test(key)) path += `.${key}`;
      else if (key !== '') path += `[${JSON.stringify(key)}]`;
    }
    return path;
  }

  kind(): JsonKind {
    const byte = this.#peek();
    switch (byte) {
      case -1:
        return 'end';
      case 0x7b:
        return 'object';
      case 0x5b:
        return 'array';
      case 0x22:
        return 'string';
      case 0x74:
      case 0x66:
        return 'boolean';
      case 0x6e:
        return 'null';
      default:
        return byte === 0x2d || (byte >= 0x30 && byte <= 0x39) ? 'number' : 'other';
    }
  }

  enterObject(): void {
    this.#enter(0x7b, 'an object', '');
  }

  /** The next key of the object being read, its colon taken; undefined when the object has ended. */
  nextKey(): string | undefined {
    let byte = this.#peek();
    if (byte === 0x7d) return this.#leave();
    if (!this.#empty[this.#depth]) {
      if (byte !== 0x2c) throw this.#unexpected("',' or '}'", byte);
      this.#at++;
      byte = this.#peek();
    }
    if (byte !== 0x22) throw this.#unexpected('a key', byte);
    this.#empty[this.#depth] = false;
    const key = this.#string();
    this.#keys[this.#depth] = key;
    byte = this.#peek();
    if (byte !== 0x3a) throw this.#unexpected("':'", byte);
    this.#at++;
    return key;
  }

  enterArray(): void {
    this.#enter(0x5b, 'an array', -1);
  }

  /** Whether another element follows in the array being read; false when the array has ended. */
  nextElement(): boolean {
    const byte = this.#peek();
    const depth = this.#depth;
    if (this.#empty[depth]) {
      if (byte === 0x5d) {
        this.#leave();
        return false;
      }
      this.#empty[depth] = false;
      this.#keys[depth] = 0;
      return true;
    }
    if (byte === 0x2c) {
      this.#at++;
      this.#keys[depth] = (this.#keys[depth] as number) + 1;
      if (this.#peek() === 0x5d) throw this.#unexpected('a value', 0x5d);
      return true;
    }
    if (byte !== 0x5d) throw this.#unexpected("',' or ']'", byte);
    this.#leave();
    return false;
  }

  readString(): string {
    const byte = this.#peek();
    if (byte !== 0x22) throw this.#wrongKind('a string', byte);
    return this.#string();
  }

  /** A whole number from 0 to `highest` (at most 2^53 - 1); a fraction or exponent is refused as the harness does. */
  readWhole(highest: number): number {
    const from = this.#wholeDigits();
    let value = 0;
    for (let at = from; at < this.#at; at++) value = value * 10 + (this.#buffer[at]! - 0x30);
    if (value > highest) throw this.#outOfRange(from, String(highest));
    return value;
  }

  /** A whole number from 0 to 2^64 - 1. */
  readWhole64(): bigint {
    const from = this.#wholeDigits();
    const value = BigInt(this.#ascii(from, this.#at));
    if (value > 0xffff_ffff_ffff_ffffn) throw this.#outOfRange(from, '18446744073709551615');
    return value;
  }

  /** A number as it is written, for what must keep every digit. */
  readNumberText(): string {
    const from = this.#number();
    return this.#ascii(from, this.#at);
  }

  readBoolean(): boolean {
    const byte = this.#peek();
    if (byte === 0x74) {
      this.#literal('true');
      return true;
    }
    if (byte !== 0x66) throw this.#wrongKind('true or false', byte);
    this.#literal('false');
    return false;
  }

  /** Takes `null` if it is next. */
  takeNull(): boolean {
    if (this.#peek() !== 0x6e) return false;
    this.#literal('null');
    return true;
  }

  /** Passes over one value of any kind, checking its grammar, without recursion. */
  skipValue(): void {
    const floor = this.#depth;
    do {
      this.#skipOne();
      while (this.#depth > floor && !this.#advance()) {
        // The container that ended may itself have been the last value of the one around it.
      }
    } while (this.#depth > floor);
  }

  /** Requires that nothing but white space follows. */
  end(): void {
    const byte = this.#peek();
    if (byte !== -1) throw this.#unexpected('the end of the text', byte);
  }

  /** A fault at the next value; for rules above JSON, such as a missing key. */
  fault(code: string, message: string): JsonFault {
    return new JsonFault(code, message, this.offset(), this.path());
  }

  #advance(): boolean {
    return typeof this.#keys[this.#depth] === 'number' ? this.nextElement() : this.nextKey() !== undefined;
  }

  #skipOne(): void {
    switch (this.kind()) {
      case 'object':
        this.enterObject();
        return;
      case 'array':
        this.enterArray();
        return;
      case 'string':
        this.#skipString();
        return;
      case 'number':
        this.#number();
        return;
      case 'boolean':
        this.readBoolean();
        return;
      case 'null':
        this.#literal('null');
        return;
      default:
        throw this.#unexpected('a value', this.#peek());
    }
  }

  #enter(open: number, wanted: string, key: string | number): void {
    const byte = this.#peek();
    if (byte !== open) throw this.#wrongKind(wanted, byte);
    if (this.#depth === DEEPEST) throw this.#fault('json-limit', `nested deeper than ${DEEPEST}`);
    this.#at++;
    this.#depth++;
    this.#empty[this.#depth] = true;
    this.#keys[this.#depth] = key;
  }

  #leave(): undefined {
    this.#at++;
    this.#depth--;
    return undefined;
  }

  #peek(): number {
    for (;;) {
      while (this.#at < this.#limit) {
        const byte = this.#buffer[this.#at]!;
        if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return byte;
        this.#at++;
      }
      if (!this.#fill(this.#at)) return -1;
    }
  }

  /** Reads more bytes and keeps those from `keep` on; false at the end of the source. */
  #fill(keep: number): boolean {
    const kept = this.#limit - keep;
    if (kept > this.#buffer.length / 2) {
      const larger = new Uint8Array(this.#buffer.length * 2);
      larger.set(this.#buffer.subarray(keep, this.#limit));
      this.#buffer = larger;
    } else if (keep > 0) {
      this.#buffer.copyWithin(0, keep, this.#limit);
    }
    this.#base += keep;
    this.#at -= keep;
    this.#limit = kept;
    const count = this.#source.read(this.#buffer.subarray(kept));
    this.#limit += count;
    return count > 0;
  }

  /** Takes the string whose opening quote is next. */
  #string(): string {
    let from = this.#at + 1;
    let at = from;
    let escaped = false;
    for (;;) {
      if (at >= this.#limit) {
        if (at - from > LONGEST_STRING)
          throw this.#fault('json-limit', `a string longer than ${LONGEST_STRING} bytes`);
        const length = at - from;
        // The opening quote is kept, so that a fault points at it.
        const more = this.#fill(this.#at);
        from = this.#at + 1;
        at = from + length;
        if (!more) throw this.#fault('json-syntax', 'the text ends inside a string');
      }
      const byte = this.#buffer[at]!;
      if (byte === 0x22) break;
      if (byte < 0x20) throw this.#fault('json-syntax', `control character ${byte} in a string`);
      if (byte === 0x5c) {
        escaped = true;
        at++;
      }
      at++;
      if (at > this.#limit) {
        // An escape at the very end of the piece: its second byte comes with the next one.
        at -= 2;
        const length = at - from;
        const more = this.#fill(this.#at);
        from = this.#at + 1;
        at = from + length;
        if (!more) throw this.#fault('json-syntax', 'the text ends inside a string');
      }
    }
    let text: string;
    try {
      text = escaped
        ? unescapeString(this.#buffer.subarray(from, at))
        : this.#words.word(this.#buffer, from, at);
    } catch (error) {
      if (error instanceof JsonFault) throw error;
      throw this.#fault(
        'json-syntax',
        error instanceof SyntaxError ? error.message : 'a string that is not UTF-8',
      );
    }
    this.#at = at + 1;
    return text;
  }

  #skipString(): void {
    this.#at++;
    // Of an escape such as \u00e9, the digits that are still due.
    let digits = 0;
    for (;;) {
      if (this.#at >= this.#limit && !this.#fill(this.#at)) {
        throw this.#fault('json-syntax', 'the text ends inside a string');
      }
      const byte = this.#buffer[this.#at++]!;
      if (digits > 0) {
        if (!isHexDigit(byte)) throw this.#fault('json-syntax', 'unknown escape \\u');
        digits--;
        continue;
      }
      if (byte === 0x22) return;
      if (byte < 0x20) throw this.#fault('json-syntax', `control character ${byte} in a string`);
      if (byte !== 0x5c) continue;
      if (this.#at >= this.#limit && !this.#fill(this.#at)) continue;
      const escaped = String.fromCharCode(this.#buffer[this.#at++]!);
      if (!'"\\/bfnrtu'.includes(escaped)) throw this.#fault('json-syntax', `unknown escape \\${escaped}`);
      if (escaped === 'u') digits = 4;
    }
  }

  /** Takes a whole number's digits and returns where they start in the buffer. */
  #wholeDigits(): number {
    const byte = this.#peek();
    if (byte === 0x2d)
      throw this.#fault('json-range', 'a number of at least 0 is needed, found a negative one');
    const from = this.#number();
    for (let at = from; at < this.#at; at++) {
      const digit = this.#buffer[at]!;
      if (digit < 0x30 || digit > 0x39) {
        const text = this.#ascii(from, this.#at);
        this.#at = from;
        throw this.#fault('json-type', `a whole number is needed, found ${text.slice(0, 40)}`);
      }
    }
    return from;
  }

  /** Takes a number by the grammar and returns where it starts in the buffer. */
  #number(): number {
    const byte = this.#peek();
    if (byte !== 0x2d && (byte < 0x30 || byte > 0x39)) throw this.#wrongKind('a number', byte);
    let more = true;
    while (more && this.#limit - this.#at < LONGEST_NUMBER) more = this.#fill(this.#at);
    const from = this.#at;
    const buffer = this.#buffer;
    const limit = this.#limit;
    let at = from;
    if (buffer[at] === 0x2d) at++;
    const first = at;
    while (at < limit && buffer[at]! >= 0x30 && buffer[at]! <= 0x39) at++;
    if (at === first) throw this.#fault('json-syntax', 'a digit is missing in a number');
    if (buffer[first] === 0x30 && at > first + 1)
      throw this.#fault('json-syntax', 'a number with a leading zero');
    if (at < limit && buffer[at] === 0x2e) at = this.#digits(at + 1);
    if (at < limit && (buffer[at] === 0x65 || buffer[at] === 0x45)) {
      const sign = buffer[at + 1] === 0x2b || buffer[at + 1] === 0x2d;
      at = this.#digits(sign ? at + 2 : at + 1);
    }
    if (at - from >= LONGEST_NUMBER)
      throw this.#fault('json-limit', `a number longer than ${LONGEST_NUMBER} bytes`);
    this.#at = at;
    return from;
  }

  #digits(from: number): number {
    let at = from;
    while (at < this.#limit && this.#buffer[at]! >= 0x30 && this.#buffer[at]! <= 0x39) at++;
    if (at === from) throw this.#fault('json-syntax', 'a digit is missing in a number');
    return at;
  }

  #literal(word: string): void {
    while (this.#limit - this.#at < word.length) {
      if (!this.#fill(this.#at)) break;
    }
    if (this.#ascii(this.#at, Math.min(this.#at + word.length, this.#limit)) !== word) {
      throw this.#fault('json-syntax', `'${word}' is misspelt`);
    }
    this.#at += word.length;
  }

  #ascii(from: number, to: number): string {
    let text = '';
    for (let at = from; at < to; at++) text += String.fromCharCode(this.#buffer[at]!);
    return text;
  }

  #outOfRange(from: number, highest: string): JsonFault {
    const text = this.#ascii(from, this.#at);
    this.#at = from;
    return this.#fault('json-range', `a number from 0 to ${highest} is needed, found ${text.slice(0, 40)}`);
  }

  #wrongKind(wanted: string, byte: number): JsonFault {
    const kind = this.kind();
    if (kind === 'other' || kind === 'end') return this.#unexpected(wanted, byte);
    const found = kind === 'null' ? 'null' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
    return this.#fault('json-type', `${wanted} is needed, found ${found}`);
  }

  #unexpected(wanted: string, byte: number): JsonFault {
    if (this.#base + this.#at === 0 && byte === 0xef) {
      return this.#fault('json-syntax', 'the text begins with a byte order mark, which JSON does not allow');
    }
    const found =
      byte === -1
        ? 'the end of the text'
        : byte > 0x20 && byte < 0x7f
          ? `'${String.fromCharCode(byte)}'`
          : `byte ${byte}`;
    return this.#fault('json-syntax', `${wanted} is needed, found ${found}`);
  }

  #fault(code: string, message: string): JsonFault {
    return new JsonFault(code, message, this.#base + this.#at, this.path());
  }
}

function isHexDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
