import { Fault } from '../../shared/base/fault.ts';
import { Connection } from './outside/connection.ts';
import { forkRunnerProcess } from './outside/fork-process.ts';
import { RunSession } from './outside/run-session.ts';
import type { StartRunnerProcess } from './outside/runner-process.ts';
import type { RunLimits, RunListener, Runner, RunOutcome, RunRequest } from './run.ts';

export interface RunnerOptions {
  /** File of the runner program, `dist/runner.js`. */
  readonly entry: string;
  /** File of the wasmtime library. */
  readonly library: string;
  /** Options for Node itself in the process; none by default. */
  readonly execArgv?: readonly string[];
  /** How a process is started; a fork of this Node by default. */
  readonly start?: StartRunnerProcess | undefined;
  /** Awaited before each run; what it throws rejects the run. */
  readonly check?: () => Promise<void>;
}

/**
 * A runner that starts its process with the first run and keeps it, with the modules it has compiled, for as long as it
 * behaves. `run` rejects for a second run at the same time (`runner-busy`), after `dispose` (`runner-disposed`), and
 * with what `check` or the caller's own listener throws; all else is an outcome.
 */
export function createRunner(options: RunnerOptions): Runner {
  return new ProcessRunner(options);
}

class ProcessRunner implements Runner {
  readonly #options: RunnerOptions;
  /** Every process that has not ended yet: the one in use, and those that were killed just now. */
  readonly #processes = new Set<Connection>();
  #connection: Connection | undefined;
  #session: RunSession | undefined;
  #busy = false;
  #runs = 0;
  #disposed = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  async run(
    request: RunRequest,
    limits: RunLimits,
    listener: RunListener = {},
    signal?: AbortSignal,
  ): Promise<RunOutcome> {
    if (this.#disposed) throw new Fault('runner-disposed', 'the runner was disposed of');
    if (this.#busy) throw new Fault('runner-busy', 'the runner has a run already');
    if (signal?.aborted) return { kind: 'cancelled' };
    this.#busy = true;
    try {
      const { check } = this.#options;
      if (check !== undefined) {
        await check();
        if (this.#disposed || signal?.aborted) return { kind: 'cancelled' };
      }
      this.#runs++;
      this.#session = new RunSession(this.#process(), this.#runs, request, limits, listener, signal);
      return await this.#session.outcome;
    } finally {
      this.#session = undefined;
      this.#busy = false;
    }
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#session?.abandon();
    for (const connection of this.#processes) connection.kill();
    await Promise.all([...this.#processes].map((connection) => connection.exited));
  }

  #process(): Connection {
    if (this.#connection?.alive) return this.#connection;
    const { entry, library, execArgv = [], start = forkRunnerProcess } = this.#options;
    const connection = new Connection(start(entry, execArgv), library);
    this.#connection = connection;
    this.#processes.add(connection);
    void connection.exited.then(() => this.#processes.delete(connection));
    return connection;
  }
}
