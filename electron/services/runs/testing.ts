import { join } from 'node:path';
import { create } from 'tar';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { expectedAnswer } from '../../../shared/lattice/expected-answer.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { passedRecord } from '../../../shared/records/testing.ts';
import { writeRecord } from '../../../shared/records/write-record.ts';

export const MODULE_BYTES = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Writes a whole run folder of a passed run on two cases, a belt (smoke) and a furnace (stress); returns its path. */
export function writeRun(parent: string, id = passedRecord().id): string {
  const folder = join(parent, id);
  const record = passedRecord();
  record.id = id;
  const cases = record.validation.performance?.cases ?? [];
  if (cases[1]) cases[1].input = 'cases/furnace.json';
  writeText(join(folder, 'run-record.json'), writeRecord(record));
  const implementation = join(folder, 'implementation');
  writeText(join(implementation, 'engine.wasm'), MODULE_BYTES);
  writeText(join(implementation, 'scenario.json'), guestBytes(BELT));
  writeText(join(implementation, 'scenario-1.json'), guestBytes(FURNACE));
  writeText(join(implementation, 'performance/belt.state.json'), expectedAnswer(BELT));
  writeText(join(implementation, 'performance/furnace.state.json'), expectedAnswer(FURNACE));
  writeText(join(implementation, 'src/lib.rs'), '// the engine');
  writeText(join(folder, 'events.jsonl'), '{}\n');
  return folder;
}

/** An archive of a run folder, under its own name as the service packs it, or without, as it is uploaded. */
export async function packRun(folder: string, { leading = true, gzip = true } = {}): Promise<string> {
  const file = join(temporaryFolder(), 'archive.tar.gz');
  const cwd = leading ? join(folder, '..') : folder;
  await create({ file, cwd, gzip, portable: true }, [leading ? folder.slice(cwd.length + 1) : '.']);
  return file;
}
