import { fork } from 'node:child_process';
import type { RunnerProcess } from './runner-process.ts';

/** Characters of standard error that are kept: Node's own report of a crash is at its end. */
const KEPT = 4000;

/** Starts a runner process as a fork of this Node; Electron's processes cannot, and ask their main process instead. */
export function forkRunnerProcess(entry: string, execArgv: readonly string[]): RunnerProcess {
  const child = fork(entry, {
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-KEPT);
  });
  return {
    pid: child.pid,
    send(message) {
      // A message to a process that has just gone is lost, and its end is told by `onExit`.
      child.send(message, () => undefined);
    },
    onMessage(listener) {
      child.on('message', listener);
    },
    onExit(listener) {
      child.once('error', (error) => {
        if (child.pid === undefined) listener({ code: null, signal: null, complaint: error.message });
      });
      // Not 'exit', which may come before the last messages.
      child.once('close', (code, signal) => {
        if (child.pid !== undefined) listener({ code, signal, complaint: complaint.trim() });
      });
    },
    kill() {
      child.kill('SIGKILL');
    },
  };
}
