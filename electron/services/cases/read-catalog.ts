import { dirname, relative, sep } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { type CatalogCase, findCase, groupCases } from '../../../shared/manifest/catalog.ts';
import { parseToml } from '../../../shared/manifest/toml.ts';
import { readFile } from '../files/read-file.ts';
import { LARGEST_MANIFEST_BYTES } from './disk-folder.ts';
import { findCases } from './find-cases.ts';
import { versionOf } from './find-manifest.ts';

/** A folder's cases with their versions, newest first; `folder` leads from the catalog, with forward slashes. */
export function readCatalog(catalog: string): CatalogCase[] {
  return groupCases(
    findCases(catalog).map((manifestFile) => ({
      folder: relative(catalog, dirname(dirname(manifestFile)))
        .split(sep)
        .join('/'),
      version: versionOf(manifestFile),
      slug: slugOf(manifestFile),
      manifestFile,
      slugPlace: () => undefined,
    })),
  );
}

/**
 * The version folder of a case that is known by its folder or slug, as a run names it (spec: manifest §0, Look-up by id);
 * of the newest version unless one is named. Undefined where the catalog has none.
 */
export function findVersion(cases: readonly CatalogCase[], id: string, version?: string): string | undefined {
  const versions = findCase(cases, id)?.versions ?? [];
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  return found && dirname(found.manifestFile);
}

/** Only the slug, as a catalog of thousands is read for one case; what is wrong with a manifest is said by `validateCase`. */
function slugOf(manifestFile: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFile(manifestFile, LARGEST_MANIFEST_BYTES);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return undefined;
  }
  const document = parseToml(bytes);
  if ('severity' in document) return undefined;
  const { slug } = document.root;
  return typeof slug === 'string' ? slug : undefined;
}
