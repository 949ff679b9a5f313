import { RunFault } from '../run-fault.ts';
import type { Instance } from './instance.ts';
import type { Pointer, Wasmtime } from './library.ts';
import { Memory } from './memory.ts';
import { signatureOf } from './signature.ts';
import type { Store } from './store.ts';

/** The three exports that the harness calls (spec: performance-host §1). */
export interface Exports {
  readonly memory: Memory;
  readonly alloc: Pointer;
  readonly entry: Pointer;
}

/**
 * Finds the three exports. Throws a `RunFault` (`load-missing-export`) for one that is absent or of another kind or
 * signature, which the harness reports alike; the facts tell what was found.
 */
export function resolveExports(wasmtime: Wasmtime, store: Store, instance: Instance, entry: string): Exports {
  return {
    memory: exportedMemory(wasmtime, store, instance),
    alloc: exportedFunction(wasmtime, store, instance, 'alloc', '(i32) -> i32'),
    entry: exportedFunction(wasmtime, store, instance, entry, '(i32, i32) -> i64'),
  };
}

/** The exports that playback calls (spec: playback, Exports). */
export interface PlaybackExports {
  readonly memory: Memory;
  readonly alloc: Pointer;
  readonly load: Pointer;
  readonly step: Pointer;
}

/** As `resolveExports`, for a module that can be stepped through. */
export function resolvePlayback(wasmtime: Wasmtime, store: Store, instance: Instance): PlaybackExports {
  return {
    memory: exportedMemory(wasmtime, store, instance),
    alloc: exportedFunction(wasmtime, store, instance, 'alloc', '(i32) -> i32'),
    load: exportedFunction(wasmtime, store, instance, 'playback_load', '(i32, i32) -> i32'),
    step: exportedFunction(wasmtime, store, instance, 'playback_step', '() -> i64'),
  };
}

function exportedMemory(wasmtime: Wasmtime, store: Store, instance: Instance): Memory {
  const memory = instance.exported('memory');
  if (memory?.kind !== 'memory') throw missing('memory', 'a memory', memory?.kind);
  return new Memory(wasmtime, store.context, memory.address);
}

function exportedFunction(
  wasmtime: Wasmtime,
  store: Store,
  instance: Instance,
  name: string,
  signature: string,
): Pointer {
  const found = instance.exported(name);
  if (found?.kind !== 'function') throw missing(name, `a function ${signature}`, found?.kind);
  const actual = signatureOf(wasmtime, store.context, found.address);
  if (actual !== signature) throw missing(name, `a function ${signature}`, `function ${actual}`);
  return found.address;
}

function missing(name: string, wanted: string, found: string | undefined): RunFault {
  const told = found === undefined ? 'nothing is exported under that name' : `found a ${found}`;
  return new RunFault('load-missing-export', `the export '${name}' must be ${wanted}: ${told}`, {
    export: name,
    wanted,
    found,
  });
}
