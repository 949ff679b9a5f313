import { Fault } from '../../../shared/base/fault.ts';
import type { Pointer, Wasmtime } from './library.ts';

/**
 * An engine that compiles and runs as the harness's own does: its features are the Rust crate's, so the two that the C
 * library has beyond those are off (design: wasmtime §3). `metered` makes it count fuel; without, it is faster and its
 * runs cannot be stopped but by ending the process.
 */
export function newEngine(wasmtime: Wasmtime, metered: boolean): Pointer {
  const config = wasmtime.wasm_config_new();
  wasmtime.wasmtime_config_wasm_threads_set(config, false);
  wasmtime.wasmtime_config_gc_support_set(config, false);
  wasmtime.wasmtime_config_concurrency_support_set(config, false);
  wasmtime.wasmtime_config_consume_fuel_set(config, metered);
  const engine = wasmtime.wasm_engine_new_with_config(config);
  if (engine === null) throw new Fault('wasmtime-engine', 'wasmtime refuses the configuration of its engine');
  return engine;
}
