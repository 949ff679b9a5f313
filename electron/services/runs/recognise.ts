import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { LARGEST_SCENARIO_BYTES, looksLikeScenario } from '../../../shared/lattice/scenario/parse.ts';
import { IMPLEMENTATION_FOLDER, RECORD_FILE } from '../../../shared/records/layout.ts';
import { LARGEST_RECORD_BYTES, recordForm } from '../../../shared/records/read-record.ts';
import { shallowObject } from '../../../shared/records/shallow-json.ts';
import { holdsCode, isProject } from '../build/source-folder.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';
import { withFileSource } from '../files/file-source.ts';
import { checkSize } from '../files/read-file.ts';
import { readHead } from '../files/read-head.ts';
import { HEAD_BYTES, isGzip, isTarHead } from './archive/tar-head.ts';
import { holdsRuns } from './find-runs.ts';

/** What a path can be; `folder` is a run folder, `runs` a folder with runs in it, `snapshot` a document around a record, `source` code. */
export type Recognised =
  | 'case'
  | 'scenario'
  | 'module'
  | 'states'
  | 'bundle'
  | 'folder'
  | 'runs'
  | 'archive'
  | 'record'
  | 'snapshot'
  | 'source';

/**
 * What a file or folder is, by its content and never by its name: `\0asm` is a module, a JSON array holds states, an
 * object with a grid and entities is a scenario, one with a subject and a validation a run's record, a zip may be a
 * bundle and a tar a run's archive; a folder with a manifest is a case, one with a record or an implementation a run,
 * and one that is none of these and holds code a source.
 * Throws a `Fault`: those of `readFile`, `folder-unknown`, `file-unknown`, or a `JsonFault`.
 */
export function recognise(path: string): Recognised {
  if (existsSync(path) && statSync(path).isDirectory()) return recogniseFolder(path);
  if (basename(path) === MANIFEST_FILE) return 'case';
  const bytes = readHead(path, HEAD_BYTES);
  const head = new TextDecoder('latin1').decode(bytes);
  if (head.startsWith('\0asm')) return 'module';
  if (head.startsWith('PK')) return 'bundle';
  if (isTarHead(bytes)) return 'archive';
  if (isGzip(bytes)) throw unknownFile(path, 'it is packed with gzip, but holds no tar');
  const [first] = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (first === '[') return 'states';
  if (first !== '{') throw unknownFile(path, 'it is neither a WebAssembly module nor JSON');
  return recogniseObject(path);
}

/** The run folder that a record lies in, where it lies in one. */
export function folderOfRecord(path: string): string | undefined {
  const folder = dirname(path);
  return basename(path) === RECORD_FILE && existsSync(join(folder, IMPLEMENTATION_FOLDER))
    ? folder
    : undefined;
}

function recogniseFolder(path: string): Recognised {
  const holds = (name: string): boolean => existsSync(join(path, name));
  if (holds(MANIFEST_FILE)) return 'case';
  if (holds(RECORD_FILE) || holds(IMPLEMENTATION_FOLDER)) return 'folder';
  // Its JSON files are no records.
  if (isProject(path)) return 'source';
  if (holdsRuns(path)) return 'runs';
  if (holdsCode(path)) return 'source';
  const message = `the folder ${basename(path)} holds no ${MANIFEST_FILE}, no ${RECORD_FILE} and no runs`;
  throw new Fault('folder-unknown', message, { path });
}

function recogniseObject(path: string): Recognised {
  checkSize(path, Math.max(LARGEST_SCENARIO_BYTES, LARGEST_RECORD_BYTES));
  const json = withFileSource(path, shallowObject);
  if (looksLikeScenario(json)) return 'scenario';
  const form = recordForm(json);
  if (form !== undefined) return form;
  const keys = json.kind === 'object' ? json.members.map(({ key }) => key) : [];
  if (keys.includes('runs')) throw unknownFile(path, 'it lists runs; open one of their own documents');
  throw unknownFile(path, 'its JSON has none of the keys of a scenario or of a run record');
}

function unknownFile(path: string, why: string): Fault {
  return new Fault('file-unknown', `${basename(path)} is nothing that can be opened: ${why}`, { path });
}
