import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { type Finding, hasErrors } from '../../../shared/base/finding.ts';
import { type JsonNode, parseJson } from '../../../shared/base/json/tree.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import {
  LARGEST_SCENARIO_BYTES,
  looksLikeScenario,
  parseScenario,
} from '../../../shared/lattice/scenario/parse.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import { withFileSource } from '../files/file-source.ts';
import { readFile } from '../files/read-file.ts';

/** The files of one `[[case]]`, read and ready to grade with. */
export type CaseFiles = LatticeFiles | JsonFiles;

export interface LatticeFiles {
  readonly kind: 'lattice';
  readonly inputFile: string;
  /** The input as the file has it, which is what a run publishes. */
  readonly input: Uint8Array;
  /** The input as the guest is handed it. */
  readonly guest: Uint8Array;
  readonly scenario: Scenario;
  readonly expected: readonly Snapshot[];
  readonly findings: readonly Finding[];
}

/** A case of another kind; its input is handed over as the file has it, since no rule says otherwise. */
export interface JsonFiles {
  readonly kind: 'json';
  readonly inputFile: string;
  readonly input: Uint8Array;
  readonly guest: Uint8Array;
  readonly expected: JsonNode;
}

/**
 * Reads input and expected answer of a case. A case is Lattice when its input is a Lattice scenario, whatever its slug.
 * Throws a `Fault`: those of `readFile`, `scenario-invalid`, or the JSON fault of an expected answer.
 */
export function readCaseFiles(folder: string, entry: CaseEntry): CaseFiles {
  const inputFile = join(folder, entry.input);
  const expectedFile = join(folder, entry.expected);
  const input = readFile(inputFile);
  if (input.length > LARGEST_SCENARIO_BYTES || !isScenario(input, inputFile)) {
    const expected = inFile(expectedFile, () => parseJson(readFile(expectedFile)));
    return { kind: 'json', inputFile, input, guest: input, expected };
  }
  const { scenario, findings } = parseScenario(input);
  if (scenario === undefined) throw invalidScenario(inputFile, findings);
  const expected = inFile(expectedFile, () =>
    withFileSource(expectedFile, (source) => [...readSnapshots(source)]),
  );
  return { kind: 'lattice', inputFile, input, guest: guestBytes(scenario), scenario, expected, findings };
}

function isScenario(input: Uint8Array, file: string): boolean {
  return inFile(file, () => looksLikeScenario(parseJson(input)));
}

/** Reads a scenario file. Throws a `Fault` (`scenario-invalid`) when the harness would not take it. */
export function readScenario(path: string): { scenario: Scenario; findings: readonly Finding[] } {
  const { scenario, findings } = parseScenario(readFile(path, LARGEST_SCENARIO_BYTES));
  if (scenario === undefined) throw invalidScenario(path, findings);
  return { scenario, findings };
}

/** As `readScenario`, and it must keep every rule, so that an engine of ours can run it. */
export function readLawfulScenario(path: string): Scenario {
  const { scenario, findings } = readScenario(path);
  if (hasErrors(findings)) throw invalidScenario(path, findings);
  return scenario;
}

function invalidScenario(file: string, findings: readonly Finding[]): Fault {
  const errors = findings.filter((finding) => finding.severity === 'error');
  const [first] = errors;
  const place = first?.place ? `:${first.place.line}:${first.place.column}` : '';
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more; 'validate' lists all)` : '';
  return new Fault('scenario-invalid', `${file}${place}: ${first?.path ?? ''} ${first?.message}${more}`, {
    file,
    line: first?.place?.line,
    column: first?.place?.column,
    path: first?.path,
    found: first?.code,
  });
}

/** Adds the file to a fault that only knows its bytes. */
function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault) || error.facts.file !== undefined || error.code.startsWith('file-'))
      throw error;
    throw new Fault(error.code, `${file}: ${error.message}`, { file, ...error.facts }, error);
  }
}
