import { Fault } from '../../../shared/base/fault.ts';
import { readManifest } from '../../../shared/manifest/manifest.ts';
import type { RunRecord } from '../../../shared/records/record.ts';
import { LARGEST_MANIFEST_BYTES } from '../cases/disk-folder.ts';
import { findCases } from '../cases/find-cases.ts';
import { versionOf } from '../cases/find-manifest.ts';
import { chooseVariant, type LoadedCase, loadCase } from '../cases/load-case.ts';
import { readFile } from '../files/read-file.ts';

/** The case of a run among the user's folders, or why there is none. */
export type CaseOfRun =
  | { readonly kind: 'found'; readonly loaded: LoadedCase }
  /** Slug and version are there, but not the variant, or the manifest cannot be used. */
  | { readonly kind: 'unusable'; readonly folder: string; readonly reason: string }
  | { readonly kind: 'missing' };

/**
 * Looks for the slug, version and variant of a record in case folders (catalogs or version folders). Slugs and versions
 * are compared as exact text, as the harness does. Folders that cannot be read count as empty.
 */
export function findCaseOfRun(record: RunRecord, folders: readonly string[]): CaseOfRun {
  const { testCaseSlug, testCaseVersion, variant } = record.subject;
  let unusable: CaseOfRun = { kind: 'missing' };
  for (const manifest of folders.flatMap(manifestsIn)) {
    // The version is the folder's name, so most manifests need not be read.
    if (versionOf(manifest) !== testCaseVersion) continue;
    const found = usableCase(manifest, testCaseSlug, variant);
    if (found?.kind === 'found') return found;
    if (found !== undefined) unusable = found;
  }
  return unusable;
}

function usableCase(manifest: string, slug: string, variant: string): CaseOfRun | undefined {
  if (slugOf(manifest) !== slug) return undefined;
  try {
    const loaded = loadCase(manifest);
    chooseVariant(loaded, variant);
    return { kind: 'found', loaded };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { kind: 'unusable', folder: manifest, reason: error.message };
  }
}

function slugOf(manifest: string): string | undefined {
  try {
    return readManifest(readFile(manifest, LARGEST_MANIFEST_BYTES)).head.slug;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // One that cannot be read is no case of any run.
    return undefined;
  }
}

function manifestsIn(folder: string): readonly string[] {
  try {
    return findCases(folder);
  } catch {
    // A folder of the settings may be gone, or on a drive that is not there today.
    return [];
  }
}
