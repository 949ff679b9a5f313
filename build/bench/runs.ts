import { randomBytes } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { create } from 'tar';
import { listArchive } from '../../electron/services/runs/archive/list-archive.ts';
import { takeOut } from '../../electron/services/runs/archive/take-out.ts';
import { listRuns } from '../../electron/services/runs/list-runs.ts';
import { RECORD_FILE, STATES_FOLDER } from '../../shared/records/layout.ts';
import { writeRecord } from '../../shared/records/write-record.ts';
import { recordOf, writeRecords } from './many-records.ts';
import { alternate, figure, timed } from './measure.ts';

const RECORDS = 5000;
const ROUNDS = 3;
const MEBIBYTE = 1024 * 1024;
const LARGE_MIB = 1024;
const SMALL_MIB = 128;
const PIECES = { highWaterMark: 256 * 1024, chunkSize: 256 * 1024 };

/**
 * A folder of records, listed, beside reading and parsing the same files with nothing else done; an archive of 1 GB,
 * listed and taken out, beside unpacking the same bytes with nothing else done, and the memory that each takes beyond
 * what was there, also for an archive an eighth as large: flat means that the two are alike.
 */
export async function benchRuns(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-bench-'));
  try {
    return { ...(await records(join(folder, 'records'))), ...(await archives(folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function records(folder: string): Promise<Record<string, number>> {
  writeRecords(folder, RECORDS);
  let listed = 0;
  const times = await alternate(ROUNDS, {
    list: async () => {
      listed = (await listRuns(folder)).runs.length;
    },
    parse: () => {
      for (const name of readdirSync(folder))
        JSON.parse(readFileSync(join(folder, name, RECORD_FILE), 'utf8'));
    },
  });
  return {
    listedRecords: listed,
    bytesARecord: writeRecord(recordOf(0)).length,
    listRecordsMs: figure(times.list),
    listToReadAndParse: figure(times.list / times.parse),
  };
}

async function archives(folder: string): Promise<Record<string, number>> {
  const small = await archiveOf(folder, SMALL_MIB);
  const large = await archiveOf(folder, LARGE_MIB);
  // Each for the first time: a second one would find its memory there already.
  const listSmall = await withMemory(() => listArchive(small));
  const list = await withMemory(() => listArchive(large));
  const listing = await listArchive(large);
  const unpackMs = await timed(() => pipeline(createReadStream(large, PIECES), createGunzip(PIECES), ignore));
  const take = await withMemory(() => takeOut(large, listing, join(folder, 'taken')));
  return {
    archiveMiB: LARGE_MIB,
    listArchiveMs: figure(list.ms),
    listToUnpack: figure(list.ms / unpackMs),
    takeOutMs: figure(take.ms),
    takeOutToUnpack: figure(take.ms / unpackMs),
    listMemoryMiB: figure(list.mib),
    listSmallMemoryMiB: figure(listSmall.mib),
    takeOutMemoryMiB: figure(take.mib),
  };
}

/** Time, and the most memory beyond what was there before. */
async function withMemory(work: () => Promise<unknown>): Promise<{ ms: number; mib: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const sample = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  try {
    const ms = await timed(work);
    return { ms, mib: (most - before) / MEBIBYTE };
  } finally {
    clearInterval(sample);
  }
}

/** An archive of a run whose states have so many mebibytes; they shrink as far as such texts do. */
async function archiveOf(parent: string, mebibytes: number): Promise<string> {
  const run = join(parent, `run-of-${mebibytes}`);
  const states = join(run, STATES_FOLDER);
  mkdirSync(states, { recursive: true });
  writeFileSync(join(run, RECORD_FILE), writeRecord(recordOf(0)));
  const file = await open(join(states, 'large.state.json'), 'w');
  const line = '{"inserter":{"phase":"idle","held":null,"swing_left":0}},\n';
  const idle = line.repeat(1024).slice(0, 56 * 1024);
  for (let written = 0; written < mebibytes * MEBIBYTE; ) {
    const piece = Buffer.from(randomBytes(4 * 1024).toString('hex') + idle);
    written += (await file.write(piece)).bytesWritten;
  }
  await file.close();
  const archive = join(parent, `${mebibytes}.tar.gz`);
  await create({ file: archive, cwd: parent, gzip: { level: 1 }, portable: true }, [`run-of-${mebibytes}`]);
  rmSync(run, { recursive: true });
  return archive;
}

async function ignore(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _piece of pieces) {
    // Unpacking is all that is measured.
  }
}
