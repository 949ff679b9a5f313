import { RunFault } from '../run-fault.ts';
import type { Pointer, Wasmtime } from './library.ts';
import { takeError } from './vectors.ts';

/**
 * Compiles a module; it is deleted with `wasmtime_module_delete`. It cannot be interrupted, and takes more than linear
 * time for some modules (design: wasmtime §4). Throws a `RunFault` (`load-compile`) with wasmtime's message.
 */
export function compileModule(wasmtime: Wasmtime, engine: Pointer, bytes: Uint8Array): Pointer {
  const module = new BigUint64Array(1);
  const error = wasmtime.wasmtime_module_new(engine, bytes, bytes.length, module);
  if (error !== null) {
    throw new RunFault('load-compile', takeError(wasmtime, error), { moduleBytes: bytes.length });
  }
  return module[0]!;
}
