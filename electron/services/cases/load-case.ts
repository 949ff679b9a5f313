import { dirname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { readManifest } from '../../../shared/manifest/manifest.ts';
import { escapes } from '../../../shared/manifest/paths.ts';
import type { PerformanceManifest } from '../../../shared/manifest/performance.ts';
import { DEFAULT_TYPE } from '../../../shared/manifest/test-types.ts';
import { parseToml } from '../../../shared/manifest/toml.ts';
import { readFile } from '../files/read-file.ts';
import { LARGEST_MANIFEST_BYTES } from './disk-folder.ts';
import { findManifest, versionOf } from './find-manifest.ts';

/** A performance case that can be graded. */
export interface LoadedCase {
  readonly manifestFile: string;
  /** The version folder, from which the manifest's paths lead. */
  readonly folder: string;
  readonly version: string;
  readonly manifest: PerformanceManifest;
}

/**
 * Loads the case at a path (file, version folder, or case folder for its newest version) as far as grading needs it; a
 * case may be graded before its prompt and its other files are written. Throws a `Fault`: those of `findManifest`,
 * `not-performance`, or `manifest-invalid` with the first finding's place.
 */
export function loadCase(path: string): LoadedCase {
  const manifestFile = findManifest(path);
  const { performance, head, findings } = readManifest(readFile(manifestFile, LARGEST_MANIFEST_BYTES));
  if (performance)
    return {
      manifestFile,
      folder: dirname(manifestFile),
      version: versionOf(manifestFile),
      manifest: performance,
    };
  const errors = findings.filter((finding) => finding.severity === 'error');
  // One that does not say its type may only be broken.
  const isOther = head.type !== undefined && head.type !== 'performance';
  if (isOther && (head.type !== DEFAULT_TYPE || errors.length === 0))
    throw notPerformance(manifestFile, head.type);
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more; 'validate' lists all)` : '';
  const place = first?.place ? `:${first.place.line}:${first.place.column}` : '';
  throw new Fault('manifest-invalid', `${manifestFile}${place}: ${first?.message}${more}`, {
    file: manifestFile,
    line: first?.place?.line,
    column: first?.place?.column,
    found: first?.code,
  });
}

function notPerformance(manifestFile: string, type: string): Fault {
  const message = `${manifestFile}: only performance cases can be graded; this one is '${type}'`;
  return new Fault('not-performance', message, { file: manifestFile, found: type });
}

/** The slug of a case's variant: the one asked for, or the default. Throws a `Fault` (`variant-missing`, …). */
export function chooseVariant(
  { folder, manifest, manifestFile }: LoadedCase,
  wanted: string | undefined,
): string {
  const slugs = manifest.variants.map((path) => {
    if (escapes(path))
      throw new Fault('path-escapes', `${manifestFile}: the variant file ${path} leads out of its folder`, {
        path,
      });
    const file = join(folder, path);
    const document = parseToml(readFile(file, LARGEST_MANIFEST_BYTES));
    if ('severity' in document)
      throw new Fault('variant-invalid', `${file}: ${document.message}`, { file, ...document.place });
    const { slug } = document.root;
    if (typeof slug === 'string' && slug !== '') return slug;
    throw new Fault('variant-invalid', `${file}: a variant needs a 'slug'`, { file });
  });
  const chosen = wanted ?? slugs[0];
  if (chosen !== undefined && slugs.includes(chosen)) return chosen;
  throw new Fault(
    'variant-missing',
    `${manifestFile} has no variant '${wanted}'; it has ${slugs.join(', ')}`,
    {
      file: manifestFile,
      found: wanted,
    },
  );
}
