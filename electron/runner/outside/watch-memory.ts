import { residentMemory } from './resident-memory.ts';

/** Milliseconds between two looks. On Windows each look starts a program. */
const EVERY_MS = process.platform === 'win32' ? 1000 : 200;

/** Calls `over` once with the resident bytes of a process when they exceed `limit`; returns what stops the watch. */
export function watchMemory(pid: number, limit: number, over: (bytes: number) => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const bytes = await residentMemory(pid);
    if (stopped) return;
    if (bytes !== undefined && bytes > limit) {
      stopped = true;
      over(bytes);
    } else {
      timer = setTimeout(look, EVERY_MS);
    }
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
