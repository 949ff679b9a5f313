import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { type CatalogVersion, groupCases } from '../../../shared/manifest/catalog.ts';
import { checkSlugs } from '../../../shared/manifest/catalog-findings.ts';
import type { FileFinding } from './file-finding.ts';
import { MANIFEST_FILE } from './find-manifest.ts';

/** The folder below which the harness looks for cases, and how deep it looks (spec: manifest §0). */
const CATALOG = 'test-cases';
const LEVELS = ['type', 'difficulty', 'case', 'version'];

/** Checks what only shows in a whole catalog: slugs across versions and cases, and manifests where nobody looks. */
export function checkCatalog(versions: readonly CatalogVersion[]): FileFinding[] {
  const findings: FileFinding[] = [];
  const catalogs = new Map<string, CatalogVersion[]>();
  for (const version of versions) {
    const root = catalogOf(version.manifestFile);
    catalogs.set(root ?? '', [...(catalogs.get(root ?? '') ?? []), version]);
    if (root !== undefined) findings.push(...checkDepth(root, version.manifestFile));
  }
  for (const [root, ofCatalog] of catalogs) {
    const cases = groupCases(ofCatalog);
    for (const { manifestFile, finding } of checkSlugs(cases)) findings.push({ file: manifestFile, finding });
    if (root === '') continue;
    for (const { folder } of cases)
      if (stepsBelow(root, folder).length === LEVELS.length - 1) findings.push(...checkVersions(folder));
  }
  return findings;
}

/** The catalog that a manifest lies in: up to the last folder of that name. */
function catalogOf(manifestFile: string): string | undefined {
  const steps = dirname(resolve(manifestFile)).split(sep);
  const at = steps.lastIndexOf(CATALOG);
  return at < 0 ? undefined : steps.slice(0, at + 1).join(sep);
}

function checkDepth(root: string, manifestFile: string): FileFinding[] {
  if (stepsBelow(root, dirname(resolve(manifestFile))).length === LEVELS.length) return [];
  const message = `the harness looks at ${CATALOG}/${LEVELS.map((level) => `<${level}>`).join('/')} only, and does not see this one`;
  return [{ file: manifestFile, finding: { severity: 'warning', code: 'catalog-depth', message } }];
}

function stepsBelow(root: string, folder: string): string[] {
  return folder.slice(root.length).split(sep).filter(Boolean);
}

/** Folders beside a version that have no manifest, which the harness passes over without a word. */
function checkVersions(caseFolder: string): FileFinding[] {
  return readdirSync(caseFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(caseFolder, entry.name))
    .filter((folder) => !existsSync(join(folder, MANIFEST_FILE)))
    .map((folder) => {
      const message = `holds no ${MANIFEST_FILE}, so the harness does not see a version here`;
      return { file: folder, finding: { severity: 'warning', code: 'version-without-manifest', message } };
    });
}
