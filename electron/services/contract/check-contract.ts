import { Worker } from 'node:worker_threads';
import { messageOf } from '../../../shared/base/fault.ts';
import type { ContractFinding } from './check-documents.ts';

/** Bytes, or the file that holds them: those of a whole catalog are never held at once. */
export type ContractBytes = { readonly bytes: Uint8Array } | { readonly file: string };

/** A JSON text to be held against a schema. */
export type ContractDocument = ContractBytes & {
  /** What findings call it: the path of a case's input, or "answer to …". */
  readonly name: string;
};

/** Documents to be held against one schema. */
export interface ContractJob {
  readonly schemaName: string;
  readonly schema: ContractBytes;
  readonly documents: readonly ContractDocument[];
}

const TIME_LIMIT_MS = 20_000;

/**
 * Checks documents against contracts' schemas in a worker thread; a schema that takes more than 20 s is given up, and the
 * others are still checked. Never throws for what the schemas or documents hold: a check that cannot be done is a finding.
 */
export async function checkContract(
  workerFile: string,
  jobs: readonly ContractJob[],
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<ContractFinding[]> {
  const findings: ContractFinding[] = [];
  let next = 0;
  while (next < jobs.length) {
    const rest = jobs.slice(next);
    const { done, failure } = await checkUntilFailure(workerFile, rest, timeLimitMs, findings);
    next += done;
    if (failure === undefined) break;
    findings.push(notDone(jobs[next], failure));
    next++;
  }
  return findings;
}

/** Checks job after job until one fails; says how many were done, and why the next one was not. */
async function checkUntilFailure(
  workerFile: string,
  jobs: readonly ContractJob[],
  timeLimitMs: number,
  findings: ContractFinding[],
): Promise<{ done: number; failure: string | undefined }> {
  const worker = new Worker(workerFile, {
    workerData: jobs,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      const fail = (failure: string | undefined): void => resolve({ done, failure });
      const watch = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(`it took over ${timeLimitMs / 1000} s`), timeLimitMs);
      };
      watch();
      worker.on('message', (found: ContractFinding[]) => {
        findings.push(...found);
        done++;
        if (done === jobs.length) fail(undefined);
        else watch();
      });
      worker.once('error', (error) => fail(messageOf(error)));
      worker.once('exit', () => fail('the check ended early'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function notDone(job: ContractJob | undefined, why: string): ContractFinding {
  const message = `the contract's schema was not checked: ${why}`;
  const name = job === undefined ? 'contract' : 'file' in job.schema ? job.schema.file : job.schemaName;
  return { name, finding: { severity: 'warning', code: 'contract-unchecked', message } };
}
