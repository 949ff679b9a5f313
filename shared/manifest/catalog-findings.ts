import type { Finding } from '../base/finding.ts';
import type { CatalogCase, CatalogVersion } from './catalog.ts';

/** A finding about a manifest that only shows beside the others. */
export interface CatalogFinding {
  readonly manifestFile: string;
  readonly finding: Finding;
}

/**
 * Checks slugs across a catalog: all versions of a folder declare the same one, and no two folders do (spec: manifest §0).
 */
export function checkSlugs(cases: readonly CatalogCase[]): CatalogFinding[] {
  const findings: CatalogFinding[] = [];
  const owners = new Map<string, CatalogCase>();
  for (const one of cases) {
    if (one.slug === undefined) continue;
    for (const version of one.versions) {
      if (version.slug === undefined || version.slug === one.slug) continue;
      const newest = one.versions[0]?.version;
      const message = `version ${version.version} is called '${version.slug}', the newest one, ${newest}, '${one.slug}'; all versions of a case have one slug`;
      findings.push(slugFinding(version, 'slug-differs', message, one.slug));
    }
    const owner = owners.get(one.slug);
    const newest = one.versions[0];
    if (owner === undefined) owners.set(one.slug, one);
    else if (newest) {
      const message = `'${one.slug}' is the slug of ${owner.folder} too; the harness refuses the catalog`;
      findings.push(slugFinding(newest, 'duplicate-slug', message));
    }
  }
  return findings;
}

function slugFinding(version: CatalogVersion, code: string, message: string, fix?: string): CatalogFinding {
  const { manifestFile } = version;
  const slugPlace = version.slugPlace();
  const place = slugPlace === undefined ? {} : { place: slugPlace };
  return {
    manifestFile,
    finding: {
      severity: 'error',
      code,
      message,
      path: 'slug',
      ...place,
      ...(fix === undefined ? {} : { fix }),
    },
  };
}
