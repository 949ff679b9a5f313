import { Worker } from 'node:worker_threads';

/** A process that compiles or fills memory cannot hear that its parent has gone: a thread of its own looks. */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid === workerData.parent && alive()) return;
  process.kill(process.pid, 'SIGKILL');
}, 1000);
function alive() {
  try {
    process.kill(workerData.parent, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}`;

/** Ends this process by force when its parent has gone, whatever the main thread is doing. */
export function watchParent(): void {
  new Worker(WATCH, {
    eval: true,
    workerData: { parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
