import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from '../files/read-file.ts';
import type { ContractBytes, ContractJob } from './check-contract.ts';
import { type CompiledSchemas, checkDocuments } from './check-documents.ts';

/** A schema may come from anywhere, and a pattern in it can run for ever: here it can be ended from outside. */
const jobs: readonly ContractJob[] = workerData;
const compiled: CompiledSchemas = new Map();

for (const { schemaName, schema, documents } of jobs) {
  const findings = checkDocuments(
    schemaName,
    { name: 'file' in schema ? schema.file : schemaName, bytes: bytesOf(schema) },
    documents.map((document) => ({ name: document.name, bytes: bytesOf(document) })),
    compiled,
  );
  parentPort?.postMessage(findings);
}

function bytesOf(from: ContractBytes): Uint8Array {
  return 'bytes' in from ? from.bytes : readFile(from.file);
}
