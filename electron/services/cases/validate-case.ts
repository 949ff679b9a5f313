import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import type { ContractJob } from '../contract/check-contract.ts';
import { readFile } from '../files/read-file.ts';
import { type CaseFiles, type LatticeFiles, readCaseFiles } from './case-files.ts';
import { chooseVariant, type LoadedCase, readCase } from './load-case.ts';

/** A finding and the file in which it was made. */
export interface FileFinding {
  readonly file: string;
  readonly finding: Finding;
}

export interface CaseValidation {
  readonly findings: readonly FileFinding[];
  readonly slug: string | undefined;
  readonly version: string;
  readonly type: string | undefined;
  /** What is left to be held against the contract's schemas. */
  readonly contract: readonly ContractJob[];
}

/** Validates a manifest and the files that grading reads: every finding at once. Throws only when there is no manifest. */
export function validateCase(path: string): CaseValidation {
  const { manifestFile, version, slug, type, loaded, findings } = readCase(path);
  const found: FileFinding[] = findings.map((finding) => ({ file: manifestFile, finding }));
  const contract: ContractJob[] = [];
  if (loaded) {
    found.push(...asFindings(manifestFile, () => void chooseVariant(loaded, undefined)));
    for (const entry of loaded.manifest.cases) found.push(...validateEntry(loaded, entry));
    contract.push(...contractJobs(loaded, found));
  }
  return { findings: found, slug, version, type, contract };
}

function validateEntry(loaded: LoadedCase, entry: CaseEntry): FileFinding[] {
  const inputFile = join(loaded.folder, entry.input);
  const expectedFile = join(loaded.folder, entry.expected);
  let files: CaseFiles;
  try {
    files = readCaseFiles(loaded.folder, entry);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // A broken scenario has more than one thing to say.
    if (error.code !== 'scenario-invalid') return [faultFinding(fileOf(error, inputFile), error)];
    return parseScenario(readFile(inputFile)).findings.map((finding) => ({ file: inputFile, finding }));
  }
  if (files.kind !== 'lattice') return [];
  return [
    ...files.findings.map((finding) => ({ file: inputFile, finding })),
    ...expectedFindings(files).map((finding) => ({ file: expectedFile, finding })),
  ];
}

/** The expected answer must be one to this scenario, and its checksums those of its own states. */
function expectedFindings({ scenario, expected }: LatticeFiles): Finding[] {
  const findings: Finding[] = [];
  const error = (code: string, message: string): void =>
    void findings.push({ severity: 'error', code, message });
  const ticks = expected.map(({ frame }) => frame.tick).join(', ');
  if (ticks !== scenario.snapshots.join(', ')) {
    error(
      'expected-ticks',
      `the scenario's snapshots are ${scenario.snapshots.join(', ')}, the answer's ticks are ${ticks}`,
    );
  }
  for (const { frame, reported, unknownItems } of expected) {
    const [unknown] = unknownItems;
    if (unknown)
      error(
        'unknown-item',
        `tick ${frame.tick}: ${JSON.stringify(unknown.name)} at ${unknown.path} is no item`,
      );
    else if (checksumOf(frame.bytes) !== reported) {
      error(
        'expected-checksum',
        `tick ${frame.tick}: the state gives ${checksumOf(frame.bytes)}, recorded is ${reported}`,
      );
    }
  }
  return findings;
}

function contractJobs({ folder, manifest, manifestFile }: LoadedCase, found: FileFinding[]): ContractJob[] {
  const sides = [
    { schemaName: manifest.contract.input, files: manifest.cases.map((entry) => entry.input) },
    { schemaName: manifest.contract.output, files: manifest.cases.map((entry) => entry.expected) },
  ];
  return sides.flatMap(({ schemaName, files }) => {
    const findings = asFindings(manifestFile, () => void readFile(join(folder, schemaName)));
    found.push(...findings);
    if (findings.length > 0) return [];
    const paths = [...new Set(files)].map((file) => join(folder, file)).filter((file) => existsSync(file));
    const documents = paths.map((path) => ({ name: path, bytes: readFile(path) }));
    return [{ schemaName, schema: readFile(join(folder, schemaName)), documents }];
  });
}

function asFindings(file: string, check: () => void): FileFinding[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [faultFinding(fileOf(error, file), error)];
  }
}

function fileOf({ facts }: Fault, fallback: string): string {
  return typeof facts.file === 'string'
    ? facts.file
    : typeof facts.path === 'string' && facts.offset === undefined
      ? facts.path
      : fallback;
}

export function faultFinding(file: string, fault: Fault): FileFinding {
  const { line, column, offset } = fault.facts;
  const place =
    typeof line === 'number' && typeof column === 'number'
      ? { line, column, offset: Number(offset ?? 0) }
      : undefined;
  return {
    file,
    finding: { severity: 'error', code: fault.code, message: fault.message, ...(place ? { place } : {}) },
  };
}
