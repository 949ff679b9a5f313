import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from '../files/read-file.ts';
import type { ContractBytes, ContractJob } from './check-contract.ts';
import { checkDocuments } from './check-documents.ts';
import { Schemas } from './schemas.ts';

/** A schema may come from anywhere, and a pattern in it can run for ever: here it can be ended from outside. */
const jobs: readonly ContractJob[] = workerData;
const schemas = new Schemas();

for (const { schemaName, schema, documents } of jobs) {
  const findings = checkDocuments(
    schemaName,
    { name: 'file' in schema ? schema.file : schemaName, bytes: bytesOf(schema) },
    documents.map((document) => ({ name: document.name, bytes: bytesOf(document) })),
    schemas,
  );
  parentPort?.postMessage(findings);
}

function bytesOf(from: ContractBytes): Uint8Array {
  return 'bytes' in from ? from.bytes : readFile(from.file);
}
