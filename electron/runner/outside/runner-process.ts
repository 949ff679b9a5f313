import type { ToRunner } from '../protocol.ts';

/** How a process ended, and the last of what it wrote to its standard error. */
export interface RunnerExit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly complaint: string;
}

/** A process that runs the runner program, seen from the one that started it. */
export interface RunnerProcess {
  readonly pid: number | undefined;
  /** Does nothing once the process has gone. */
  send(message: ToRunner): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, after the last message; a process that could not be started ends too. */
  onExit(listener: (exit: RunnerExit) => void): void;
  /** Ends it by force. */
  kill(): void;
}

/** Starts a runner process: the program's file, and options for Node itself. */
export type StartRunnerProcess = (entry: string, execArgv: readonly string[]) => RunnerProcess;
