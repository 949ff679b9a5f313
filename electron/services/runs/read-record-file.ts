import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault, messageOf } from '../../../shared/base/fault.ts';
import { LARGEST_RECORD_BYTES, type RecordReading, readRecord } from '../../../shared/records/read-record.ts';

/**
 * Reads a record's file. What is no JSON or no record becomes a finding, so that the rest of a run still opens. Throws a
 * `Fault` for a file that cannot be read: `file-missing`, `file-not-regular`, `file-too-large`, `file-unreadable`.
 */
export async function readRecordFile(...path: readonly string[]): Promise<RecordReading> {
  return readRecordBytes(await bytesOf(join(...path)));
}

/** As `readRecord`, but what it throws becomes a finding. */
export function readRecordBytes(bytes: Uint8Array): RecordReading {
  try {
    return readRecord(bytes);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, message, facts } = error;
    const path = typeof facts.path === 'string' ? { path: facts.path } : {};
    const finding = { severity: 'error', code, message, ...path } as const;
    return { form: 'record', record: undefined, upgrades: [], findings: [finding], beside: undefined };
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    // Looked at before it is opened: a pipe would be waited for, for ever.
    const found = await stat(path);
    if (!found.isFile()) throw new Fault('file-not-regular', `${path} is not a regular file`, { path });
    if (found.size > LARGEST_RECORD_BYTES) {
      const message = `${path} has ${found.size} bytes; at most ${LARGEST_RECORD_BYTES} are read`;
      throw new Fault('file-too-large', message, { path, limit: LARGEST_RECORD_BYTES, found: found.size });
    }
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Fault) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const code = isMissing ? 'file-missing' : 'file-unreadable';
    throw new Fault(code, `${path} cannot be read: ${messageOf(error)}`, { path }, error);
  }
}
