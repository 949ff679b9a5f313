import { basename, dirname, join } from 'node:path';
import type { Place } from '../../../shared/base/finding.ts';
import { readGameJam } from '../../../shared/manifest/game-jam.ts';
import { inspectVersion } from '../../../shared/manifest/inspect.ts';
import type { ContractJob } from '../contract/check-contract.ts';
import { readFile } from '../files/read-file.ts';
import { checkEntries } from './check-entries.ts';
import { contractJobs } from './contract-jobs.ts';
import { diskFolder, LARGEST_MANIFEST_BYTES } from './disk-folder.ts';
import type { FileFinding } from './file-finding.ts';
import { versionOf } from './find-manifest.ts';
import type { ReferenceBudget } from './reference-budget.ts';

export interface CaseValidation {
  readonly findings: readonly FileFinding[];
  readonly slug: string | undefined;
  readonly slugPlace: () => Place | undefined;
  readonly version: string;
  readonly type: string | undefined;
  /** What is left to be held against the contract's schemas. */
  readonly contract: readonly ContractJob[];
}

/**
 * Validates a manifest and every file that it names: every finding at once. Throws a `Fault` only when the manifest cannot
 * be read.
 */
export function validateCase(
  manifestFile: string,
  budget: ReferenceBudget,
  onEntry?: (done: number, total: number) => void,
): CaseValidation {
  const root = dirname(manifestFile);
  const version = versionOf(manifestFile);
  const folder = diskFolder(root);
  const inspection = inspectVersion(folder, version, basename(manifestFile));
  const { head, performance, adversarial, findings, placeOf } = inspection;
  const found: FileFinding[] = findings.map((finding) => ({ file: join(root, finding.file), finding }));
  if (performance) found.push(...checkEntries(root, performance.cases, budget, onEntry));
  const gradable = performance ?? adversarial;
  return {
    findings: found,
    slug: head.slug,
    slugPlace: () => placeOf(['slug']),
    version,
    type: head.type,
    contract: gradable ? contractJobs(root, folder, gradable) : [],
  };
}

/** As `validateCase`, for a game jam. */
export function validateGameJam(manifestFile: string): CaseValidation {
  const { slug, findings } = readGameJam(readFile(manifestFile, LARGEST_MANIFEST_BYTES));
  return {
    findings: findings.map((finding) => ({ file: manifestFile, finding })),
    slug,
    slugPlace: () => undefined,
    version: versionOf(manifestFile),
    type: 'game-jam',
    contract: [],
  };
}
