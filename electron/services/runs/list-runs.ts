import pLimit from 'p-limit';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { RECORD_FILE } from '../../../shared/records/layout.ts';
import type { RecordReading } from '../../../shared/records/read-record.ts';
import { type RunSummary, summarise } from '../../../shared/records/summary.ts';
import { listArchive } from './archive/list-archive.ts';
import { findRuns, type RunPlace } from './find-runs.ts';
import { readRecordBytes, readRecordFile } from './read-record-file.ts';
import type { RunForm } from './run.ts';

/** Records that are read side by side: enough to keep the disk busy, few enough to keep their texts from piling up. */
const AT_ONCE = 16;

export interface ListedRun {
  readonly path: string;
  readonly form: RunForm;
  readonly summary: RunSummary;
}

export interface RunListing {
  /** In the order of their paths. */
  readonly runs: readonly ListedRun[];
  /** What should be a run and cannot be read, with the reason. */
  readonly refused: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

export interface ListRunsOptions {
  readonly signal?: AbortSignal | undefined;
  /** Places looked at, of all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Every run at or below a folder, by its record alone: nothing else is read, and of an archive no more than up to its
 * record. JSON of something else is passed over. Throws a `CancelledFault`, or the error of a folder that cannot be read.
 */
export async function listRuns(folder: string, options: ListRunsOptions = {}): Promise<RunListing> {
  const { signal, onProgress } = options;
  const places = await findRuns(folder, signal);
  const limit = pLimit(AT_ONCE);
  const refused: RunListing['refused'][number][] = [];
  let done = 0;
  const look = async (place: RunPlace): Promise<ListedRun | undefined> => {
    if (signal?.aborted) throw new CancelledFault();
    try {
      return listed(place, await readPlace(place, signal));
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof CancelledFault) throw error;
      if (error.code !== 'record-unknown') {
        refused.push({ path: place.path, code: error.code, message: error.message });
      }
      return undefined;
    } finally {
      onProgress?.(++done, places.length);
    }
  };
  try {
    const runs = await Promise.all(places.map((place) => limit(look, place)));
    return {
      runs: runs.filter((run) => run !== undefined),
      refused: refused.sort((a, b) => (a.path < b.path ? -1 : 1)),
    };
  } finally {
    limit.clearQueue();
  }
}

async function readPlace({ path, kind }: RunPlace, signal: AbortSignal | undefined): Promise<RecordReading> {
  if (kind === 'folder') return await readRecordFile(path, RECORD_FILE);
  if (kind === 'record') return await readRecordFile(path);
  const { record } = await listArchive(path, { signal, recordOnly: true });
  if (record === undefined) throw new Fault('record-missing', `the archive holds no ${RECORD_FILE}`);
  return readRecordBytes(record);
}

function listed({ path, kind }: RunPlace, { record, form, findings }: RecordReading): ListedRun {
  if (record !== undefined)
    return { path, form: kind === 'record' ? form : kind, summary: summarise(record) };
  const [first] = findings.filter(({ severity }) => severity === 'error');
  const where = first?.path === undefined ? '' : ` at ${first.path}`;
  throw new Fault(first?.code ?? 'record-broken', `the record cannot be read: ${first?.message}${where}`);
}
