import type { Fact } from '../../shared/base/fault.ts';
import type { Snapshot } from '../../shared/lattice/state/frame.ts';

/** A compiled module's bytes and their SHA-256 in hex, by which a runner knows what it has compiled already. */
export interface ModuleBytes {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** One call of a module's entry (spec: performance-host §2). */
export interface RunRequest {
  readonly module: ModuleBytes;
  /** Name of the exported entry, `[contract].entry`; not called where `playback` is given. */
  readonly entry: string;
  /**
   * Steps through the module's own playback exports instead, for at most so many frames; the answer is those frames, as
   * snapshots (spec: playback, Exports).
   */
  readonly playback?: number;
  /** The bytes that the guest is handed. */
  readonly input: Uint8Array;
  /** Fuel at which the run is stopped; undefined runs without metering, which is faster and never for scoring. */
  readonly fuelCeiling: bigint | undefined;
  /** Cap of each linear memory, in bytes. */
  readonly maxMemoryBytes: number;
  /** How the answer is taken: decoded as Lattice snapshots in the runner, or as plain bytes. */
  readonly answer: 'snapshots' | 'bytes';
}

/** Limits that protect the machine and not the score; fuel does not bound time (design: wasmtime §4). */
export interface RunLimits {
  /** Wall clock of one run from the call to the whole answer, in milliseconds. */
  readonly wallClockMs: number;
  /** Resident memory of the runner process, in bytes. */
  readonly residentBytes: number;
  /** Longest answer that is taken, in bytes. */
  readonly answerBytes: number;
}

/** What a run tells while it goes on. */
export interface RunListener {
  /** Exact fuel consumed so far, several times a second. */
  onFuel?(fuel: bigint): void;
  /** Each snapshot of the answer, in its order, checked again outside the runner; the next one waits for the promise. */
  onSnapshot?(snapshot: Snapshot): void | Promise<void>;
  /** The answer's bytes, in pieces, for `answer: 'bytes'`. */
  onAnswerPiece?(piece: Uint8Array): void | Promise<void>;
}

export interface RunFigures {
  /** Fuel consumed by `alloc` and the entry; undefined when not metered. */
  readonly fuel: bigint | undefined;
  /** Final size of the exported memory. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
  /** Of the two calls alone, without compiling, copying or decoding. */
  readonly seconds: number;
}

/** How a run ended. The classes of performance-host §4, then those of the runner itself. */
export type RunOutcome =
  | ({ readonly kind: 'finished' } & RunFigures)
  | RunFailure
  | { readonly kind: 'cancelled' };

export interface RunFailure {
  readonly kind: RunFailureKind;
  /** What happened, in words, with wasmtime's own message where there is one. */
  readonly message: string;
  readonly facts: Readonly<Record<string, Fact>>;
  /** Fuel at the failure, a lower bound (design: wasmtime §3); undefined where none was metered. */
  readonly fuel: bigint | undefined;
}

export type RunFailureKind =
  | 'load-compile'
  | 'load-instantiate'
  | 'load-missing-export'
  | 'out-of-fuel'
  | 'out-of-memory'
  | 'trap'
  | 'bad-region'
  | 'bad-json'
  /** `playback_load` took the scenario for malformed, or has no ticks of it. */
  | 'playback-refused'
  /** The wall-clock limit, the memory watch or the answer limit stopped it. */
  | 'time-limit'
  | 'memory-limit'
  | 'answer-limit'
  /** The runner process ended by itself, or said something that it never should. */
  | 'runner-died'
  | 'runner-lied';

/** A runner process, or the promise of one: each dead one is replaced by the next `run`. One run at a time. */
export interface Runner {
  /** Never rejects for anything that a module or its process can do. Aborting ends it within 100 ms as `cancelled`. */
  run(
    request: RunRequest,
    limits: RunLimits,
    listener?: RunListener,
    signal?: AbortSignal,
  ): Promise<RunOutcome>;
  /** Ends the process. */
  dispose(): Promise<void>;
}
