import { parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { ReferenceBudget } from './reference-budget.ts';
import { validatePath } from './validate-path.ts';
import type { FromValidation, ValidationSetting } from './validation-messages.ts';

/** A validation in a thread of its own, which is ended where it is given up: it runs the reference for seconds at a time. */
const { path, contractWorker } = workerData as ValidationSetting;
const budget = new ReferenceBudget();

validatePath(path, {
  contractWorker,
  budget,
  onEntry: (done, total) => post({ type: 'progress', done, total }),
}).then(
  ({ findings }) => post({ type: 'end', findings, skipped: budget.skipped }),
  (error: unknown) => {
    const { code, facts } = error instanceof Fault ? error : { code: 'internal', facts: {} };
    post({ type: 'fault', code, message: messageOf(error), facts });
  },
);

function post(message: FromValidation): void {
  parentPort?.postMessage(message);
}
