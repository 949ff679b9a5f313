import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CancelledFault } from '../../../shared/base/cancelled.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { LARGEST_SCENARIO_BYTES, parseScenario } from '../../../shared/lattice/scenario/parse.ts';
import type { CatalogVersion } from '../../../shared/manifest/catalog.ts';
import { GAME_JAM_FILE } from '../../../shared/manifest/game-jam.ts';
import { ContractQueue } from '../contract/contract-queue.ts';
import { readFile } from '../files/read-file.ts';
import { checkCatalog } from './check-catalog.ts';
import { type FileFinding, faultFinding } from './file-finding.ts';
import { findCases } from './find-cases.ts';
import { MANIFEST_FILE } from './find-manifest.ts';
import type { ReferenceBudget } from './reference-budget.ts';
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
}

export interface ValidationTools {
  /** Program of the worker that holds documents against schemas. */
  readonly contractWorker: string;
  readonly budget: ReferenceBudget;
  readonly signal?: AbortSignal;
  /** Hears of each input of a case that was looked at. */
  readonly onEntry?: (done: number, total: number) => void;
}

/**
 * Validates what a path names: a manifest, a folder with cases at any depth, or a scenario file. Throws a `Fault` when
 * there is nothing to validate (`file-missing`, `case-missing`), or `cancelled`.
 */
export async function validatePath(path: string, tools: ValidationTools): Promise<Validation> {
  if (!existsSync(path)) throw new Fault('file-missing', `there is no file or folder ${path}`, { path });
  if (statSync(path).isDirectory()) return await validateCases(manifestsIn(path), tools);
  if (path.endsWith('.toml')) return await validateCases([path], tools);
  const bytes = readFile(path, LARGEST_SCENARIO_BYTES);
  return { findings: parseScenario(bytes).findings.map((finding) => ({ file: path, finding })), cases: [] };
}

function manifestsIn(folder: string): string[] {
  const manifests = findCases(folder, [MANIFEST_FILE, GAME_JAM_FILE]);
  if (manifests.length > 0) return manifests;
  throw new Fault('case-missing', `no ${MANIFEST_FILE} lies in or below ${folder}`, { path: folder });
}

async function validateCases(manifests: readonly string[], tools: ValidationTools): Promise<Validation> {
  const findings: FileFinding[] = [];
  const cases: ValidatedCase[] = [];
  const versions: CatalogVersion[] = [];
  const contract = new ContractQueue(tools.contractWorker);
  for (const manifestFile of manifests) {
    try {
      const isJam = basename(manifestFile) === GAME_JAM_FILE;
      const validation = isJam
        ? validateGameJam(manifestFile)
        : validateCase(manifestFile, tools.budget, tools.onEntry);
      findings.push(...validation.findings);
      contract.add(validation.contract);
      const { slug, version, type, slugPlace } = validation;
      cases.push({ slug, version, type, folder: dirname(manifestFile) });
      const folder = dirname(dirname(resolve(manifestFile)));
      // Older jams have a manifest of a case's name, but live in a folder of their own too.
      if (type !== 'game-jam') versions.push({ folder, version, slug, slugPlace, manifestFile });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      findings.push(faultFinding(manifestFile, error));
    }
    // Lets a Ctrl-C and the worker's messages through.
    await setImmediate();
    if (tools.signal?.aborted) throw new CancelledFault();
  }
  findings.push(...checkCatalog(versions));
  for (const { name, finding } of await contract.finish()) findings.push({ file: name, finding });
  return { findings, cases };
}
