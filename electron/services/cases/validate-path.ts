import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { LARGEST_SCENARIO_BYTES, parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { CatalogVersion } from '../../../shared/manifest/catalog.ts';
import { GAME_JAM_FILE } from '../../../shared/manifest/game-jam.ts';
import type { ContractJob } from '../contract/check-contract.ts';
import { readFile } from '../files/read-file.ts';
import { checkCatalog } from './check-catalog.ts';
import { type FileFinding, faultFinding } from './file-finding.ts';
import { findCases } from './find-cases.ts';
import { MANIFEST_FILE } from './find-manifest.ts';
import { ReferenceBudget } from './reference-budget.ts';
import { validateCase, validateGameJam } from './validate-case.ts';

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
export function validatePath(path: string, budget: ReferenceBudget = new ReferenceBudget()): Validation {
  if (!existsSync(path)) throw new Fault('file-missing', `there is no file or folder ${path}`, { path });
  if (statSync(path).isDirectory()) return validateFolder(path, budget);
  if (path.endsWith('.toml')) return validateCases([path], budget);
  const bytes = readFile(path, LARGEST_SCENARIO_BYTES);
  const findings = parseScenario(bytes).findings.map((finding) => ({ file: path, finding }));
  return { findings, cases: [], contract: [] };
}

function validateFolder(folder: string, budget: ReferenceBudget): Validation {
  const manifests = findCases(folder, [MANIFEST_FILE, GAME_JAM_FILE]);
  if (manifests.length === 0)
    throw new Fault('case-missing', `no ${MANIFEST_FILE} lies in or below ${folder}`, { path: folder });
  return validateCases(manifests, budget);
}

function validateCases(manifests: readonly string[], budget: ReferenceBudget): Validation {
  const findings: FileFinding[] = [];
  const cases: ValidatedCase[] = [];
  const contract: ContractJob[] = [];
  const versions: CatalogVersion[] = [];
  for (const manifestFile of manifests) {
    try {
      const isJam = basename(manifestFile) === GAME_JAM_FILE;
      const validation = isJam ? validateGameJam(manifestFile) : validateCase(manifestFile, budget);
      findings.push(...validation.findings);
      contract.push(...validation.contract);
      const { slug, version, type, slugPlace } = validation;
      cases.push({ slug, version, type, folder: dirname(manifestFile) });
      const folder = dirname(dirname(resolve(manifestFile)));
      // Older jams have a manifest of a case's name, but live in a folder of their own too.
      if (type !== 'game-jam') versions.push({ folder, version, slug, slugPlace, manifestFile });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      findings.push(faultFinding(manifestFile, error));
    }
  }
  findings.push(...checkCatalog(versions));
  return { findings, cases, contract };
}
