import { Worker } from 'node:worker_threads';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { type Fact, Fault } from '../../../shared/base/fault.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';

/** Frames that a recording may hold in memory; as JSON they are five to seven times as long. */
const BUDGET_BYTES = 1024 ** 3;

export interface StatesSetting {
  readonly path: string;
  readonly budgetBytes: number;
}

export type FromStates =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'end' }
  | {
      readonly type: 'fault';
      readonly code: string;
      readonly message: string;
      readonly facts: Record<string, Fact>;
    };

/**
 * Every snapshot of a file of states. Throws the `Fault` of what is wrong with the file, `states-too-large`, or
 * `cancelled`.
 */
export async function readStates(workerFile: string, path: string, signal: AbortSignal): Promise<Snapshot[]> {
  const setting: StatesSetting = { path, budgetBytes: BUDGET_BYTES };
  const worker = new Worker(workerFile, { workerData: setting });
  try {
    return await new Promise((resolve, reject) => {
      const snapshots: Snapshot[] = [];
      signal.addEventListener('abort', () => reject(new CancelledFault()), { once: true });
      if (signal.aborted) reject(new CancelledFault());
      worker.on('message', (message: FromStates) => {
        if (message.type === 'snapshot') snapshots.push(message.snapshot);
        else if (message.type === 'end') resolve(snapshots);
        else reject(new Fault(message.code, message.message, message.facts));
      });
      worker.on('error', (error) => reject(new Fault('states-unreadable', error.message, { path }, error)));
      worker.on('exit', () =>
        reject(new Fault('states-unreadable', `reading ${path} ended early`, { path })),
      );
    });
  } finally {
    await worker.terminate();
  }
}
