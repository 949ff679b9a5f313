import koffi from 'koffi';
import { Fault, messageOf } from '../../../shared/base/fault.ts';

/** An address in the library's memory; null stands for NULL. */
export type Pointer = bigint;

/** The functions of the C library that we use, under their own names (design: wasmtime §2). */
export type Wasmtime = ReturnType<typeof loadWasmtime>;

const P = 'void *';

/**
 * Opens the C library at `path`. Calls are made on this thread, since those on koffi's other threads have stacks too
 * small for a module (design: wasmtime §7). Throws a `Fault` (`wasmtime-load`) if the file is no such library.
 */
export function loadWasmtime(path: string) {
  const declare = opened(path);
  return {
    wasm_config_new: declare<() => Pointer>('wasm_config_new', P, []),
    wasmtime_config_consume_fuel_set: declare<(config: Pointer, on: boolean) => void>(
      'wasmtime_config_consume_fuel_set',
      'void',
      [P, 'bool'],
    ),
    wasmtime_config_wasm_threads_set: declare<(config: Pointer, on: boolean) => void>(
      'wasmtime_config_wasm_threads_set',
      'void',
      [P, 'bool'],
    ),
    wasmtime_config_gc_support_set: declare<(config: Pointer, on: boolean) => void>(
      'wasmtime_config_gc_support_set',
      'void',
      [P, 'bool'],
    ),
    wasmtime_config_concurrency_support_set: declare<(config: Pointer, on: boolean) => void>(
      'wasmtime_config_concurrency_support_set',
      'void',
      [P, 'bool'],
    ),
    wasm_engine_new_with_config: declare<(config: Pointer) => Pointer | null>(
      'wasm_engine_new_with_config',
      P,
      [P],
    ),
    wasm_engine_delete: declare<(engine: Pointer) => void>('wasm_engine_delete', 'void', [P]),

    wasmtime_module_new: declare<
      (engine: Pointer, bytes: Uint8Array, length: number, module: BigUint64Array) => Pointer | null
    >('wasmtime_module_new', P, [P, P, 'size_t', P]),
    wasmtime_module_delete: declare<(module: Pointer) => void>('wasmtime_module_delete', 'void', [P]),

    wasmtime_store_new: declare<(engine: Pointer, data: null, finalizer: null) => Pointer>(
      'wasmtime_store_new',
      P,
      [P, P, P],
    ),
    wasmtime_store_delete: declare<(store: Pointer) => void>('wasmtime_store_delete', 'void', [P]),
    wasmtime_store_context: declare<(store: Pointer) => Pointer>('wasmtime_store_context', P, [P]),
    wasmtime_store_limiter: declare<
      (
        store: Pointer,
        bytes: number,
        elements: number,
        instances: number,
        tables: number,
        memories: number,
      ) => void
    >('wasmtime_store_limiter', 'void', [P, 'int64_t', 'int64_t', 'int64_t', 'int64_t', 'int64_t']),
    wasmtime_context_set_fuel: declare<(context: Pointer, fuel: bigint) => Pointer | null>(
      'wasmtime_context_set_fuel',
      P,
      [P, 'uint64_t'],
    ),
    wasmtime_context_get_fuel: declare<(context: Pointer, fuel: BigUint64Array) => Pointer | null>(
      'wasmtime_context_get_fuel',
      P,
      [P, P],
    ),
    wasmtime_context_fuel_async_yield_interval: declare<(context: Pointer, units: bigint) => Pointer | null>(
      'wasmtime_context_fuel_async_yield_interval',
      P,
      [P, 'uint64_t'],
    ),

    wasmtime_instance_new: declare<
      (
        context: Pointer,
        module: Pointer,
        imports: null,
        count: number,
        instance: Pointer,
        trap: BigUint64Array,
      ) => Pointer | null
    >('wasmtime_instance_new', P, [P, P, P, 'size_t', P, P]),
    wasmtime_instance_export_get: declare<
      (context: Pointer, instance: Pointer, name: Uint8Array, length: number, found: Pointer) => boolean
    >('wasmtime_instance_export_get', 'bool', [P, P, P, 'size_t', P]),
    wasmtime_func_type: declare<(context: Pointer, func: Pointer) => Pointer>('wasmtime_func_type', P, [
      P,
      P,
    ]),
    wasm_functype_params: declare<(type: Pointer) => Pointer>('wasm_functype_params', P, [P]),
    wasm_functype_results: declare<(type: Pointer) => Pointer>('wasm_functype_results', P, [P]),
    wasm_functype_delete: declare<(type: Pointer) => void>('wasm_functype_delete', 'void', [P]),
    wasm_valtype_kind: declare<(type: Pointer) => number>('wasm_valtype_kind', 'uint8_t', [P]),

    wasmtime_memory_data: declare<(context: Pointer, memory: Pointer) => Pointer>('wasmtime_memory_data', P, [
      P,
      P,
    ]),
    wasmtime_memory_data_size: declare<(context: Pointer, memory: Pointer) => number | bigint>(
      'wasmtime_memory_data_size',
      'size_t',
      [P, P],
    ),

    wasmtime_func_call_async: declare<
      (
        context: Pointer,
        func: Pointer,
        args: Pointer,
        argCount: number,
        results: Pointer,
        resultCount: number,
        trap: Pointer,
        error: Pointer,
      ) => Pointer
    >('wasmtime_func_call_async', P, [P, P, P, 'size_t', P, 'size_t', P, P]),
    wasmtime_call_future_poll: declare<(future: Pointer) => boolean>('wasmtime_call_future_poll', 'bool', [
      P,
    ]),
    wasmtime_call_future_delete: declare<(future: Pointer) => void>('wasmtime_call_future_delete', 'void', [
      P,
    ]),

    wasmtime_error_message: declare<(error: Pointer, message: Buffer) => void>(
      'wasmtime_error_message',
      'void',
      [P, P],
    ),
    wasmtime_error_delete: declare<(error: Pointer) => void>('wasmtime_error_delete', 'void', [P]),
    wasm_trap_message: declare<(trap: Pointer, message: Buffer) => void>('wasm_trap_message', 'void', [P, P]),
    wasmtime_trap_code: declare<(trap: Pointer, code: Uint8Array) => boolean>('wasmtime_trap_code', 'bool', [
      P,
      P,
    ]),
    wasm_trap_trace: declare<(trap: Pointer, frames: Buffer) => void>('wasm_trap_trace', 'void', [P, P]),
    wasm_trap_delete: declare<(trap: Pointer) => void>('wasm_trap_delete', 'void', [P]),
    wasm_frame_func_index: declare<(frame: Pointer) => number>('wasm_frame_func_index', 'uint32_t', [P]),
    wasm_frame_module_offset: declare<(frame: Pointer) => number | bigint>(
      'wasm_frame_module_offset',
      'size_t',
      [P],
    ),
    wasmtime_frame_func_name: declare<(frame: Pointer) => Pointer | null>('wasmtime_frame_func_name', P, [P]),
    wasm_frame_vec_delete: declare<(frames: Buffer) => void>('wasm_frame_vec_delete', 'void', [P]),
    wasm_byte_vec_delete: declare<(bytes: Buffer) => void>('wasm_byte_vec_delete', 'void', [P]),

    wasmtime_wat2wasm: declare<(text: Uint8Array, length: number, wasm: Buffer) => Pointer | null>(
      'wasmtime_wat2wasm',
      P,
      [P, 'size_t', P],
    ),
  };
}

/** What declares the functions of the library at `path`, each as the type that its C prototype means. */
function opened(path: string) {
  const faulty = (error: unknown): Fault =>
    new Fault(
      'wasmtime-load',
      `${path} cannot be used as the wasmtime library: ${messageOf(error)}`,
      { path },
      error,
    );
  let library: ReturnType<typeof koffi.load>;
  try {
    library = koffi.load(path);
  } catch (error) {
    throw faulty(error);
  }
  return <T>(name: string, result: string, args: string[]): T => {
    try {
      return library.func(name, result, args) as T;
    } catch (error) {
      throw faulty(error);
    }
  };
}
