import { parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { withFileSource } from '../files/file-source.ts';
import type { FromStates, StatesSetting } from './read-states.ts';

/** Reads a file of states in a thread of its own: hundreds of megabytes take seconds. */
const { path, budgetBytes } = workerData as StatesSetting;
const post = (message: FromStates, ...transfer: ArrayBuffer[]): void =>
  parentPort?.postMessage(message, transfer);
try {
  let bytes = 0;
  withFileSource(path, (source) => {
    for (const snapshot of readSnapshots(source)) {
      bytes += snapshot.frame.bytes.length;
      if (bytes > budgetBytes) {
        const message = `the states of ${path} take more than the ${budgetBytes} bytes that are held`;
        throw new Fault('states-too-large', message, { path, limit: budgetBytes });
      }
      post({ type: 'snapshot', snapshot }, snapshot.frame.bytes.buffer as ArrayBuffer);
    }
  });
  post({ type: 'end' });
} catch (error) {
  const { code, facts } = error instanceof Fault ? error : { code: 'internal', facts: {} };
  post({ type: 'fault', code, message: messageOf(error), facts: { ...facts } });
}
