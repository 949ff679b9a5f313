import { Worker } from 'node:worker_threads';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import type { FromValidation, ValidationEnd, ValidationSetting } from './validation-messages.ts';

export interface ApartOptions extends ValidationSetting {
  readonly workerFile: string;
  readonly signal: AbortSignal;
  /** Hears of each input that was looked at. */
  onProgress?(done: number, total: number): void;
}

/**
 * Validates a case as `validatePath` does, in a thread of its own, so that whoever asked can be answered meanwhile and give
 * it up at any moment. Throws a `Fault`: those of `validatePath`, `cancelled`, `validation-died`.
 */
export async function validateApart(options: ApartOptions): Promise<ValidationEnd> {
  const { workerFile, path, contractWorker, signal, onProgress } = options;
  if (signal.aborted) throw new CancelledFault();
  const workerData: ValidationSetting = { path, contractWorker };
  const worker = new Worker(workerFile, { workerData });
  let stop = (): void => undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = () => reject(new CancelledFault());
      signal.addEventListener('abort', stop, { once: true });
      worker.on('message', (message: FromValidation) => {
        if (message.type === 'progress') onProgress?.(message.done, message.total);
        else if (message.type === 'end') resolve(message);
        else reject(new Fault(message.code, message.message, message.facts));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Fault('validation-died', "the validation's thread has ended")));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
