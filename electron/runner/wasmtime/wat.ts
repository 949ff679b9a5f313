import { Fault } from '../../../shared/base/fault.ts';
import { loadWasmtime, type Wasmtime } from './library.ts';
import { newVector, takeBytes, takeError } from './vectors.ts';

/** Translates WebAssembly's text form to a module; throws a `Fault` (`wat`) with the place of an error. */
export function watToWasm(wasmtime: Wasmtime, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const wasm = newVector();
  const error = wasmtime.wasmtime_wat2wasm(bytes, bytes.length, wasm);
  if (error !== null) throw new Fault('wat', takeError(wasmtime, error));
  return takeBytes(wasmtime, wasm);
}

/** As `watToWasm`, with the library at that path; for programs that translate text and do nothing else. */
export function watTranslator(library: string): (text: string) => Uint8Array {
  const wasmtime = loadWasmtime(library);
  return (text) => watToWasm(wasmtime, text);
}
