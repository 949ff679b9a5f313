import { basename } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { RECORD_FILE } from '../../../shared/records/layout.ts';
import type { RecordReading } from '../../../shared/records/read-record.ts';
import { type ArchiveListing, type ListOptions, listArchive } from './archive/list-archive.ts';
import { type Listed, listedOf } from './archive/listed.ts';
import { readRecordBytes, readRecordFile } from './read-record-file.ts';
import { folderOfRecord, recognise } from './recognise.ts';
import type { Run } from './run.ts';
import { runContents } from './run-contents.ts';
import { linkFinding, scanRunFolder } from './scan-run-folder.ts';

const NO_READING = {
  form: 'record',
  record: undefined,
  upgrades: [],
  findings: [],
  beside: undefined,
} as const;

const OTHERS = {
  case: 'a case',
  scenario: 'a scenario',
  module: 'an engine',
  states: 'a file of states',
  bundle: 'a bundle of a difference',
  runs: 'a folder of runs',
  source: 'a folder of source code',
} as const;

export type OpenOptions = Pick<ListOptions, 'signal' | 'onProgress' | 'limits'>;

/**
 * Opens a run of any form: run folder, `run-record.json`, document of the snapshot, archive. Nothing is written and
 * nothing of it is run; the files of an archive stay in it until `unpackRun`. Throws a `Fault`: those of `recognise` and
 * `listArchive`, `wrong-item-kind` for what is no run, those of a record that is no JSON.
 */
export async function openRun(path: string, options: OpenOptions = {}): Promise<Run> {
  const kind = recognise(path);
  if (kind === 'folder') return await openFolder(path);
  if (kind === 'archive') return (await openArchive(path, options)).run;
  if (kind === 'record' || kind === 'snapshot') return await openRecord(path);
  throw new Fault('wrong-item-kind', `${basename(path)} is ${OTHERS[kind]}, not a run`, {
    path,
    found: kind,
  });
}

/** A run in an archive, with the listing that `takeOut` wants. Throws as `listArchive` does. */
export async function openArchive(
  path: string,
  options: OpenOptions,
): Promise<{ run: Run; listing: ArchiveListing }> {
  const listing = await listArchive(path, options);
  const reading = listing.record === undefined ? noRecord() : readRecordBytes(listing.record);
  const findings = [
    ...(listing.whole ? [] : [cutFinding(listedOf(listing))]),
    ...reading.findings,
    ...listing.links
      .filter((link) => !link.includes('/node_modules/'))
      .slice(0, MOST_LINKS)
      .map(linkFinding),
  ];
  const contents = runContents(listing.files, reading.record);
  return { run: { ...reading, findings, form: 'archive', path, folder: undefined, contents }, listing };
}

const MOST_LINKS = 20;

/** A run folder, whatever it is called. */
export async function openFolder(folder: string): Promise<Run> {
  const { files, findings } = await scanRunFolder(folder);
  const reading = files.has(RECORD_FILE) ? await readRecordFile(folder, RECORD_FILE) : noRecord();
  return {
    ...reading,
    findings: [...reading.findings, ...findings],
    form: 'folder',
    path: folder,
    folder,
    contents: runContents(files, reading.record),
  };
}

async function openRecord(path: string): Promise<Run> {
  const folder = folderOfRecord(path);
  if (folder !== undefined) return await openFolder(folder);
  const reading = await readRecordFile(path);
  return { ...reading, path, folder: undefined, contents: runContents(new Map(), reading.record) };
}

function noRecord(): RecordReading {
  const message = `there is no ${RECORD_FILE}, so nothing is known of case, model and result`;
  return { ...NO_READING, findings: [{ severity: 'warning', code: 'record-missing', message }] };
}

/** An archive that ends too early, with what of it is here. */
export function cutFinding({ files, bytes }: Listed): Finding {
  const message = `the archive is cut off; what comes before the cut is here: ${files} whole files of ${bytes} bytes`;
  return { severity: 'warning', code: 'archive-cut', message };
}
