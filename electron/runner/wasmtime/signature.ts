import koffi from 'koffi';
import type { Pointer, Wasmtime } from './library.ts';
import { readPointers } from './vectors.ts';

/** Value types by C's kinds; the two references are far from the rest. */
const VALUE_KINDS: Readonly<Record<number, string>> = {
  0: 'i32',
  1: 'i64',
  2: 'f32',
  3: 'f64',
  4: 'v128',
  128: 'externref',
  129: 'funcref',
};

/** A function's type as text: `(i32, i32) -> i64`, several results in brackets. */
export function signatureOf(wasmtime: Wasmtime, context: Pointer, func: Pointer): string {
  const type = wasmtime.wasmtime_func_type(context, func);
  const params = kinds(wasmtime, wasmtime.wasm_functype_params(type));
  const results = kinds(wasmtime, wasmtime.wasm_functype_results(type));
  wasmtime.wasm_functype_delete(type);
  return `(${params.join(', ')}) -> ${results.length === 1 ? results[0] : `(${results.join(', ')})`}`;
}

function kinds(wasmtime: Wasmtime, vector: Pointer): string[] {
  const [size, data] = koffi.decode(vector, 'uint64', 2) as BigUint64Array;
  return readPointers(size ?? 0n, data ?? 0n).map((type) => {
    const kind = wasmtime.wasm_valtype_kind(type);
    return VALUE_KINDS[kind] ?? `type ${kind}`;
  });
}
