import { existsSync, readFileSync } from 'node:fs';

/** Whether a process is still there and not only waiting to be collected. */
export function lives(id: number): boolean {
  const stat = `/proc/${id}/stat`;
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  return !(existsSync(stat) && / Z /.test(readFileSync(stat, 'utf8')));
}
