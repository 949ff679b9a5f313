import { Fault } from '../../../shared/base/fault.ts';
import type { Finding, Place } from '../../../shared/base/finding.ts';
import { Places } from '../../../shared/base/places.ts';
import { readFile } from '../files/read-file.ts';

/** A finding and the file in which it was made. */
export interface FileFinding {
  readonly file: string;
  readonly finding: Finding;
}

/** Larger files are not read again only to count their lines. */
const LARGEST_TO_COUNT_BYTES = 64 * 1024 * 1024;

/** A fault as a finding in the file that it names, or else in `fallback`. */
export function faultFinding(fallback: string, fault: Fault): FileFinding {
  const file = fileOf(fault, fallback);
  const place = placeOf(fault, file);
  return {
    file,
    finding: { severity: 'error', code: fault.code, message: fault.message, ...(place ? { place } : {}) },
  };
}

function fileOf({ facts }: Fault, fallback: string): string {
  if (typeof facts.file === 'string') return facts.file;
  // A fault of a JSON text has its path in the text under that name.
  return typeof facts.path === 'string' && facts.offset === undefined ? facts.path : fallback;
}

function placeOf({ facts }: Fault, file: string): Place | undefined {
  const { line, column, offset } = facts;
  if (typeof line === 'number' && typeof column === 'number')
    return { line, column, offset: Number(offset ?? 0) };
  if (typeof offset !== 'number') return undefined;
  try {
    return new Places(readFile(file, LARGEST_TO_COUNT_BYTES)).at(offset);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return undefined;
  }
}
