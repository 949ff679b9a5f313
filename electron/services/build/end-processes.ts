import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { BUILD_MARK } from './environment.ts';

/** A process may start another while it is being ended, so the search is repeated. */
const MOST_ROUNDS = 20;

/**
 * Ends every process of a build: those of the shell's group and, where the system shows environments, those that left it
 * but still carry the build's mark. There is nothing to save in a copy that is thrown away, so none is asked first.
 */
export function endProcesses(shell: number, mark: string): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(shell), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  kill(-shell);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = markedProcesses(mark);
    if (left.length === 0) return;
    for (const id of left) kill(id);
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    // It ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Living processes whose environment holds the mark; none where the system does not tell. */
function markedProcesses(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(`${BUILD_MARK}=${mark}`))
    .map(Number);
}

function environmentOf(id: string): string {
  try {
    // Of one that has ended but is not yet collected, the environment is empty.
    return readFileSync(`/proc/${id}/environ`, 'latin1');
  } catch {
    // It has ended, or belongs to somebody else and is none of ours.
    return '';
  }
}
