import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LibraryItem } from '../../../shared/api/answers.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { parseJson } from '../../../shared/base/json/tree.ts';
import { LARGEST_SCENARIO_BYTES, looksLikeScenario } from '../../../shared/lattice/scenario/parse.ts';
import { MANIFEST_FILE } from '../cases/find-manifest.ts';
import { readFile, sizeOfFile } from '../files/read-file.ts';

/**
 * What a file or folder of the user is, by its content and never by its name: `\0asm` is a module, a JSON array holds
 * states, an object with a grid and entities is a scenario, a zip may be a bundle, a folder with a manifest is a case. Throws a `Fault`: those of
 * `readFile`, `case-missing`, or `file-unknown`.
 */
export function recognise(path: string): LibraryItem['kind'] | 'bundle' {
  if (existsSync(path) && statSync(path).isDirectory()) {
    if (existsSync(join(path, MANIFEST_FILE))) return 'case';
    throw new Fault('case-missing', `the folder ${basename(path)} holds no ${MANIFEST_FILE}`, { path });
  }
  if (basename(path) === MANIFEST_FILE) return 'case';
  const head = headOf(path);
  if (head.startsWith('\0asm')) return 'module';
  if (head.startsWith('PK')) return 'bundle';
  const [first] = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (first === '[') return 'states';
  if (first !== '{') throw unknownFile(path, 'it is neither a WebAssembly module nor JSON');
  const json = parseJson(readFile(path, LARGEST_SCENARIO_BYTES));
  if (looksLikeScenario(json)) return 'scenario';
  throw unknownFile(path, 'its JSON has none of the keys of a scenario');
}

function headOf(path: string): string {
  // Throws where the path names no regular file, before anything is opened.
  sizeOfFile(path);
  const head = new Uint8Array(64);
  const file = openSync(path, 'r');
  try {
    const length = readSync(file, head, 0, head.length, 0);
    return new TextDecoder('latin1').decode(head.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

function unknownFile(path: string, why: string): Fault {
  return new Fault('file-unknown', `${basename(path)} is nothing that can be opened: ${why}`, { path });
}
