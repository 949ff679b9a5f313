import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { LARGEST_SCENARIO_BYTES, parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { ContractJob } from '../contract/check-contract.ts';
import { readFile } from '../files/read-file.ts';
import { findCases } from './find-cases.ts';
import { MANIFEST_FILE } from './find-manifest.ts';
import { type FileFinding, faultFinding, validateCase } from './validate-case.ts';

export interface ValidatedCase {
  readonly slug: string | undefined;
  readonly version: string;
  readonly type: string | undefined;
  readonly folder: string;
}

export interface Validation {
  readonly findings: readonly FileFinding[];
  readonly cases: readonly ValidatedCase[];
  readonly contract: readonly ContractJob[];
}

/**
 * Validates what a path names: a manifest, a folder with cases at any depth, or a scenario file. Throws a `Fault` when
 * there is nothing to validate (`file-missing`, `case-missing`).
 */
export function validatePath(path: string): Validation {
  if (!existsSync(path)) throw new Fault('file-missing', `there is no file or folder ${path}`, { path });
  if (statSync(path).isDirectory()) return validateFolder(path);
  if (path.endsWith('.toml')) return validateCases([path]);
  const bytes = readFile(path, LARGEST_SCENARIO_BYTES);
  const findings = parseScenario(bytes).findings.map((finding) => ({ file: path, finding }));
  return { findings, cases: [], contract: [] };
}

function validateFolder(folder: string): Validation {
  const manifests = findCases(folder);
  if (manifests.length > 0) return validateCases(manifests);
  throw new Fault('case-missing', `no ${MANIFEST_FILE} lies in or below ${folder}`, { path: folder });
}

function validateCases(manifests: readonly string[]): Validation {
  const findings: FileFinding[] = [];
  const cases: ValidatedCase[] = [];
  const contract: ContractJob[] = [];
  for (const manifest of manifests) {
    try {
      const validation = validateCase(manifest);
      findings.push(...validation.findings);
      contract.push(...validation.contract);
      const { slug, version, type } = validation;
      cases.push({ slug, version, type, folder: dirname(manifest) });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      findings.push(faultFinding(manifest, error));
    }
  }
  return { findings, cases, contract };
}
