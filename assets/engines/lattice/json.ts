// Reads JSON bytes in place, forwards only. Text is not copied: the last text read is an address and a length.
// The host hands over valid JSON, so a fault is answered with a trap and not with a message.

import { textEquals } from './items';

const QUOTE: u8 = 0x22;
const COMMA: u8 = 0x2c;
const COLON: u8 = 0x3a;
const BACKSLASH: u8 = 0x5c;
const OPEN_LIST: u8 = 0x5b;
const CLOSE_LIST: u8 = 0x5d;
const OPEN_OBJECT: u8 = 0x7b;
const CLOSE_OBJECT: u8 = 0x7d;

let at: usize = 0;
let end: usize = 0;
let textStart: usize = 0;
let textLength: i32 = 0;

export function openJson(address: usize, length: usize): void {
  at = address;
  end = address + length;
}

/** The next byte that is not white space, without taking it; zero at the end. */
function peek(): u8 {
  while (at < end) {
    const byte = load<u8>(at);
    if (byte > 0x20) return byte;
    at++;
  }
  return 0;
}

function take(expected: u8): void {
  if (peek() !== expected) unreachable();
  at++;
}

function takeIf(expected: u8): bool {
  if (peek() !== expected) return false;
  at++;
  return true;
}

export function enterObject(): void {
  take(OPEN_OBJECT);
}

export function enterList(): void {
  take(OPEN_LIST);
}

/** Moves to the next member and reads its name; false at the end of the object, which is then left behind. */
export function nextMember(): bool {
  takeIf(COMMA);
  if (takeIf(CLOSE_OBJECT)) return false;
  readText();
  take(COLON);
  return true;
}

/** Moves to the next element; false at the end of the list, which is then left behind. */
export function nextElement(): bool {
  takeIf(COMMA);
  return !takeIf(CLOSE_LIST);
}

export function readText(): void {
  take(QUOTE);
  textStart = at;
  while (load<u8>(at) !== QUOTE) {
    at += load<u8>(at) === BACKSLASH ? 2 : 1;
    if (at >= end) unreachable();
  }
  textLength = <i32>(at - textStart);
  at++;
}

export function textIs(name: string): bool {
  return textEquals(textStart, textLength, name);
}

export function textAddress(): usize {
  return textStart;
}

export function textBytes(): i32 {
  return textLength;
}

export function readNumber(): u64 {
  peek();
  let value: u64 = 0;
  while (at < end) {
    const digit = <u32>load<u8>(at) - 0x30;
    if (digit > 9) break;
    value = value * 10 + digit;
    at++;
  }
  return value;
}

/** Passes over one value of any shape: unknown members are ignored. */
export function skipValue(): void {
  let depth = 0;
  while (at < end) {
    const byte = peek();
    if (byte === QUOTE) {
      readText();
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth++;
      at++;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      depth--;
      at++;
    } else {
      skipPlainBytes();
    }
    if (depth === 0) return;
    takeIf(COMMA);
    takeIf(COLON);
  }
}

/** Passes over a number, true, false or null. */
function skipPlainBytes(): void {
  while (at < end) {
    const byte = load<u8>(at);
    if (byte <= 0x20 || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT) return;
    at++;
  }
}
