import { parentPort, workerData } from 'node:worker_threads';
import type { ContractJob } from './check-contract.ts';
import { checkDocuments } from './check-documents.ts';

/** A schema may come from anywhere, and a pattern in it can run for ever: here it can be ended from outside. */
const jobs: readonly ContractJob[] = workerData;
parentPort?.postMessage(jobs.flatMap((job) => checkDocuments(job.schemaName, job.schema, job.documents)));
