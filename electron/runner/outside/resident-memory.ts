import { readFile } from 'node:fs/promises';
import pidusage from 'pidusage';

/** Milliseconds after which pidusage forgets a process, whose number another may get. */
const FORGET_MS = 2000;

/**
 * Resident bytes of a process. Undefined where it cannot be told: the process has just ended, which whoever waits for it
 * hears by itself.
 */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromSystem(pid);
  } catch {
    return undefined;
  }
}

/** From the file that Linux has for it: no program is started, and none needs to be there. */
async function fromProc(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

/** As the system's own programs tell it. */
export async function fromSystem(pid: number): Promise<number> {
  const { memory } = await pidusage(pid, { maxage: FORGET_MS });
  return memory;
}
