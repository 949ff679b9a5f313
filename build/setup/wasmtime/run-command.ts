import { execFile } from 'node:child_process';

/** Longest part of a command's output that an error repeats. */
const TOLD = 600;

/**
 * Runs a program to its end. Rejects with what it wrote to its standard error if it cannot be started, fails, or takes
 * longer than `timeoutMs`.
 */
export function runCommand(command: string, args: readonly string[], timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      { timeout: timeoutMs, windowsHide: true, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => {
        if (error === null) return resolve();
        if (error.code === 'ENOENT') return reject(new Error(`there is no program '${command}'`));
        if (error.killed) return reject(new Error(`stopped after ${timeoutMs / 1000} s`));
        const said = (stderr.trim() || stdout.trim() || error.message).slice(-TOLD);
        reject(new Error(`it failed with code ${error.code}: ${said}`));
      },
    );
  });
}
