import type { RunRecord } from './record.ts';

/** The bytes of `run-record.json`: indented by two spaces, as the harness writes it; `readRecord` reads back the same record. */
export function writeRecord(record: RunRecord): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
}
