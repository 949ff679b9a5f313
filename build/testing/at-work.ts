import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Where nobody tells what a process has used, it is at work after so long, also on a busy machine. */
const LONG_ENOUGH_MS = 4000;
/** Starting takes a third of this; a process that a command starts has its work at once. */
const OWN_SECONDS = 0.9;
const CHILD_SECONDS = 0.35;
/** Of the processor's time as the kernel tells it. */
const TICKS_A_SECOND = 100;

/** Resolves once a command is past its start: it, or a process that it has started, has used the processor for a while. */
export async function atWork(id: number): Promise<void> {
  if (!existsSync(`/proc/${id}/stat`)) return await wait(LONG_ENOUGH_MS);
  while (existsSync(`/proc/${id}`) && !isAtWork(id)) await wait(25);
}

function isAtWork(id: number): boolean {
  try {
    const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean);
    return secondsOf(id) > OWN_SECONDS || children.some((child) => secondsOf(child) > CHILD_SECONDS);
  } catch {
    // One of them has just ended; if it is the command itself, the loop sees it.
    return false;
  }
}

function secondsOf(id: number | string): number {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
