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
  const memory = instance.exported('memory');
  if (memory?.kind !== 'memory') throw missing('memory', 'a memory', memory?.kind);
  const func = (name: string, signature: string): Pointer => {
    const found = instance.exported(name);
    if (found?.kind !== 'function') throw missing(name, `a function ${signature}`, found?.kind);
    const actual = signatureOf(wasmtime, store.context, found.address);
    if (actual !== signature) throw missing(name, `a function ${signature}`, `function ${actual}`);
    return found.address;
  };
  return {
    memory: new Memory(wasmtime, store.context, memory.address),
    alloc: func('alloc', '(i32) -> i32'),
    entry: func(entry, '(i32, i32) -> i64'),
  };
}

function missing(name: string, wanted: string, found: string | undefined): RunFault {
  const told = found === undefined ? 'nothing is exported under that name' : `found a ${found}`;
  return new RunFault('load-missing-export', `the export '${name}' must be ${wanted}: ${told}`, {
    export: name,
    wanted,
    found,
  });
}
