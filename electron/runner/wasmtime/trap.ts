import type { Pointer, Wasmtime } from './library.ts';
import { newVector, readPointers, readText, takeText } from './vectors.ts';

/** What wasmtime tells of a trap. */
export interface Trap {
  /** Its code; undefined where the trap has none. */
  readonly code: number | undefined;
  /** What the code means, or wasmtime's own message where there is no code. */
  readonly meaning: string;
  /** The innermost functions, at most twenty, `name` or `function 12`, with the byte offset in the module. */
  readonly frames: readonly string[];
}

export const OUT_OF_FUEL = 11;

const MOST_FRAMES = 20;
/** Bytes of a function's name that are passed on: a name section may hold anything. */
const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 2000;
/** In the order of the codes (design: wasmtime §2). */
const MEANINGS = [
  'the stack overflowed',
  'a memory access was out of bounds',
  'an atomic access was not aligned',
  'a table access was out of bounds',
  'an indirect call met an empty table element',
  'an indirect call met a function of another signature',
  'an integer operation overflowed',
  'an integer was divided by zero',
  'a float has no such integer',
  "an 'unreachable' instruction was reached",
  'the call was interrupted',
  'all fuel was consumed',
];

/** Reads a trap and deletes it. */
export function takeTrap(wasmtime: Wasmtime, trap: Pointer): Trap {
  const code = new Uint8Array(1);
  const known = wasmtime.wasmtime_trap_code(trap, code);
  const message = newVector();
  wasmtime.wasm_trap_message(trap, message);
  const text = takeText(wasmtime, message).slice(0, LONGEST_MESSAGE);
  const trace = newVector();
  wasmtime.wasm_trap_trace(trap, trace);
  const frames = readPointers(trace.readBigUInt64LE(0), trace.readBigUInt64LE(8))
    .slice(0, MOST_FRAMES)
    .map((frame) => frameText(wasmtime, frame));
  wasmtime.wasm_frame_vec_delete(trace);
  wasmtime.wasm_trap_delete(trap);
  if (!known) return { code: undefined, meaning: text, frames };
  return { code: code[0]!, meaning: MEANINGS[code[0]!] ?? text, frames };
}

function frameText(wasmtime: Wasmtime, frame: Pointer): string {
  const name = wasmtime.wasmtime_frame_func_name(frame);
  const offset = wasmtime.wasm_frame_module_offset(frame);
  const index = `function ${wasmtime.wasm_frame_func_index(frame)}`;
  const called = name === null ? index : `${readText(name, LONGEST_NAME)} (${index})`;
  // An offset that wasmtime does not know reads as 2^64 - 1, which koffi gives as a BigInt.
  return typeof offset === 'bigint' ? called : `${called} at byte ${offset}`;
}
