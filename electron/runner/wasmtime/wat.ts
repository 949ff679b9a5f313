import { Fault } from '../../../shared/base/fault.ts';
import { loadWasmtime } from './library.ts';
import { newVector, takeBytes, takeError } from './vectors.ts';

/**
 * A translator of WebAssembly's text form to modules, by the library at that path. It throws a `Fault` (`wat`) with the
 * place of an error.
 */
export function watTranslator(library: string): (text: string) => Uint8Array {
  const wasmtime = loadWasmtime(library);
  return (text) => {
    const bytes = new TextEncoder().encode(text);
    const wasm = newVector();
    const error = wasmtime.wasmtime_wat2wasm(bytes, bytes.length, wasm);
    if (error !== null) throw new Fault('wat', takeError(wasmtime, error));
    return takeBytes(wasmtime, wasm);
  };
}
