import type { Context } from './context.ts';

/** A line to standard error is worth reading once a second at most. */
const LEAST_MS_BETWEEN = 1000;

/** Tells what a long command is doing: each new piece of work, and how far it is now and then. */
export function workLines(context: Context): (work: string, done: number, total: number) => void {
  let last = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return (work, done, total) => {
    const now = performance.now();
    const soon = work === last && now - saidAt < LEAST_MS_BETWEEN;
    if (!context.interactive || soon || done >= total) return;
    last = work;
    saidAt = now;
    context.say(total > 1 ? `${work} (${done} of ${total})` : work);
  };
}
