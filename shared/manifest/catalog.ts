import type { Place } from '../base/finding.ts';
import { newestFirst } from './version-order.ts';

/** One version of a case, as it was found in a catalog. */
export interface CatalogVersion {
  /** Path of the case's folder, forward slashes; relative to the catalog where that is known. */
  readonly folder: string;
  readonly version: string;
  /** As the manifest declares it; undefined where it could not be read. */
  readonly slug: string | undefined;
  readonly manifestFile: string;
  /** Where it declares it. */
  readonly slugPlace: () => Place | undefined;
}

/** A case with its versions, newest first. */
export interface CatalogCase {
  readonly folder: string;
  /** As the newest version declares it. */
  readonly slug: string | undefined;
  readonly versions: readonly CatalogVersion[];
}

/** Puts versions into their cases; cases by folder, versions newest first (spec: manifest §0). */
export function groupCases(versions: readonly CatalogVersion[]): CatalogCase[] {
  const byFolder = new Map<string, CatalogVersion[]>();
  for (const version of versions) {
    const group = byFolder.get(version.folder);
    if (group) group.push(version);
    else byFolder.set(version.folder, [version]);
  }
  return [...byFolder].map(([folder, group]) => {
    const sorted = group.sort((a, b) => newestFirst(a.version, b.version));
    return { folder, slug: sorted[0]?.slug, versions: sorted };
  });
}

/**
 * The case of an id: by its whole folder or the folder's last part first, else by the slug of its newest version (spec:
 * manifest §0, Look-up by id).
 */
export function findCase(cases: readonly CatalogCase[], id: string): CatalogCase | undefined {
  return (
    cases.find(({ folder }) => folder === id || folder.slice(folder.lastIndexOf('/') + 1) === id) ??
    cases.find(({ slug }) => slug === id)
  );
}
