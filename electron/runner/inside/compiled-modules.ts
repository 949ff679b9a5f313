import { newEngine } from '../wasmtime/engine.ts';
import type { Pointer, Wasmtime } from '../wasmtime/library.ts';
import { compileModule } from '../wasmtime/module.ts';
import { hasStartSection } from '../wasmtime/start-section.ts';

/** A module that was compiled, with the engine that it was compiled by. */
export interface CompiledModule {
  readonly engine: Pointer;
  readonly module: Pointer;
  readonly hasStart: boolean;
}

/** Modules that are kept; a grading needs one, a comparison of two engines two, each metered and not. */
const MOST_KEPT = 4;

/** The modules compiled so far, by their SHA-256; the one that was not used for longest goes first. */
export class CompiledModules {
  readonly #wasmtime: Wasmtime;
  readonly #engines = new Map<boolean, Pointer>();
  readonly #modules = new Map<string, CompiledModule>();

  constructor(wasmtime: Wasmtime) {
    this.#wasmtime = wasmtime;
  }

  find(sha256: string, metered: boolean): CompiledModule | undefined {
    const key = keyOf(sha256, metered);
    const found = this.#modules.get(key);
    if (found !== undefined) {
      this.#modules.delete(key);
      this.#modules.set(key, found);
    }
    return found;
  }

  /** Throws a `RunFault` (`load-compile`) for bytes that are no module. */
  compile(sha256: string, metered: boolean, bytes: Uint8Array): CompiledModule {
    const engine = this.#engine(metered);
    const module = compileModule(this.#wasmtime, engine, bytes);
    for (const [key, oldest] of this.#modules) {
      if (this.#modules.size < MOST_KEPT) break;
      this.#wasmtime.wasmtime_module_delete(oldest.module);
      this.#modules.delete(key);
    }
    const compiled = { engine, module, hasStart: hasStartSection(bytes) };
    this.#modules.set(keyOf(sha256, metered), compiled);
    return compiled;
  }

  #engine(metered: boolean): Pointer {
    const found = this.#engines.get(metered) ?? newEngine(this.#wasmtime, metered);
    this.#engines.set(metered, found);
    return found;
  }
}

function keyOf(sha256: string, metered: boolean): string {
  return `${sha256} ${metered ? 'metered' : 'unmetered'}`;
}
