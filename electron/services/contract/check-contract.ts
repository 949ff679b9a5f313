import { Worker } from 'node:worker_threads';
import { messageOf } from '../../../shared/base/fault.ts';
import type { ContractDocument, ContractFinding } from './check-documents.ts';

/** Documents to be held against one schema. */
export interface ContractJob {
  readonly schemaName: string;
  readonly schema: Uint8Array;
  readonly documents: readonly ContractDocument[];
}

const TIME_LIMIT_MS = 20_000;

/**
 * Checks documents against a contract's schemas in a worker thread, which is ended after 20 s. Never throws for what the
 * schemas or documents hold: a check that cannot be done is a finding.
 */
export async function checkContract(
  workerFile: string,
  jobs: readonly ContractJob[],
): Promise<ContractFinding[]> {
  const notDone = (why: string): ContractFinding[] => [
    {
      name: 'contract',
      finding: {
        severity: 'warning',
        code: 'contract-unchecked',
        message: `the contract's schemas were not checked: ${why}`,
      },
    },
  ];
  const worker = new Worker(workerFile, {
    workerData: jobs,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(
        () => resolve(notDone(`it took over ${TIME_LIMIT_MS / 1000} s`)),
        TIME_LIMIT_MS,
      );
      worker.once('message', (findings: ContractFinding[]) => resolve(findings));
      worker.once('error', (error) => resolve(notDone(messageOf(error))));
      worker.once('exit', () => clearTimeout(timer));
    });
  } finally {
    await worker.terminate();
  }
}
