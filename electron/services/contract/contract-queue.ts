import { type ContractJob, checkContract } from './check-contract.ts';
import type { ContractFinding } from './check-documents.ts';

/** Jobs that are worth starting a worker for while more of them come. */
const BATCH = 200;

/** Checks contracts beside other work: jobs come one by one and are done in a worker, a batch at a time. */
export class ContractQueue {
  readonly #workerFile: string;
  readonly #findings: ContractFinding[] = [];
  #waiting: ContractJob[] = [];
  #running: Promise<void> | undefined;

  constructor(workerFile: string) {
    this.#workerFile = workerFile;
  }

  add(jobs: readonly ContractJob[]): void {
    this.#waiting.push(...jobs);
    if (this.#running === undefined && this.#waiting.length >= BATCH) this.#start();
  }

  /** Waits for everything that was added; what was found comes in the order of the jobs. */
  async finish(): Promise<readonly ContractFinding[]> {
    while (this.#running !== undefined || this.#waiting.length > 0) {
      if (this.#running === undefined) this.#start();
      await this.#running;
    }
    return this.#findings;
  }

  #start(): void {
    const jobs = this.#waiting;
    this.#waiting = [];
    this.#running = checkContract(this.#workerFile, jobs).then((found) => {
      this.#findings.push(...found);
      this.#running = undefined;
    });
  }
}
