import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { endProcesses } from './end-processes.ts';
import { buildEnvironment } from './environment.ts';
import { LogLines } from './log-lines.ts';

export interface CommandRequest {
  /** What it is for, as faults name it: `install` or `build`. */
  readonly step: string;
  readonly command: string;
  readonly folder: string;
  readonly timeLimitSeconds: number;
  /** Each line of its output, both streams. */
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a shell command in a folder with little of the user's environment. When it returns or throws, no process that it
 * started is left. Throws a `Fault`: `build-failed` (exit code, last lines), `build-time-limit` (limit in seconds, last
 * lines), `cancelled`.
 */
export async function runCommand(request: CommandRequest): Promise<void> {
  const { step, command, folder, timeLimitSeconds, onLine, signal } = request;
  if (signal?.aborted) throw new CancelledFault();
  const mark = randomUUID();
  const log = new LogLines(onLine);
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    // A group of its own, which can be ended as a whole.
    detached: process.platform !== 'win32',
    env: buildEnvironment(process.env, mark),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => log.add(name, text));
  let stopped: 'time' | 'cancel' | undefined;
  const stop = (why: 'time' | 'cancel'): void => {
    stopped ??= why;
    if (child.pid !== undefined) endProcesses(child.pid, mark);
  };
  const onAbort = (): void => stop('cancel');
  signal?.addEventListener('abort', onAbort);
  // A timer takes at most some 24 days.
  const timer = setTimeout(() => stop('time'), Math.min(timeLimitSeconds * 1000, 2 ** 31 - 1));
  try {
    const { code, endSignal } = await new Promise<{ code: number | null; endSignal: string | null }>(
      (resolve, reject) => {
        child.once('error', (error) => reject(unstartable(step, command, error)));
        child.once('exit', () => {
          // What it left behind in the background would hold the streams open.
          if (child.pid !== undefined) endProcesses(child.pid, mark);
        });
        child.once('close', (exitCode, signalName) => resolve({ code: exitCode, endSignal: signalName }));
      },
    );
    log.end();
    if (stopped === 'cancel') throw new CancelledFault();
    if (stopped === 'time') throw overTime(request, log);
    if (code !== 0) throw failed(request, code, endSignal, log);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function unstartable(step: string, command: string, error: Error): Fault {
  return new Fault(
    'build-failed',
    `the ${step} command could not be started: ${messageOf(error)}`,
    { step, command },
    error,
  );
}

function overTime({ step, command, timeLimitSeconds }: CommandRequest, log: LogLines): Fault {
  return new Fault(
    'build-time-limit',
    withLast(`the ${step} command '${command}' took over ${timeLimitSeconds} s and was ended`, log),
    { step, command, limit: timeLimitSeconds, lastLines: log.last.join('\n') },
  );
}

function failed(
  { step, command }: CommandRequest,
  code: number | null,
  endSignal: string | null,
  log: LogLines,
): Fault {
  const how = code === null ? `was ended by ${endSignal}` : `failed with exit code ${code}`;
  return new Fault('build-failed', withLast(`the ${step} command '${command}' ${how}`, log), {
    step,
    command,
    exitCode: code,
    signal: endSignal,
    lastLines: log.last.join('\n'),
  });
}

function withLast(message: string, { last }: LogLines): string {
  return last.length === 0
    ? message
    : `${message}; its last lines:\n${last.map((line) => `  ${line}`).join('\n')}`;
}
