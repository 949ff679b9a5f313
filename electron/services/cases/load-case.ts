import { dirname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { readManifest } from '../../../shared/manifest/manifest.ts';
import { escapes } from '../../../shared/manifest/paths.ts';
import type { PerformanceManifest } from '../../../shared/manifest/performance.ts';
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
  if (
    head.type !== undefined &&
    head.type !== 'performance' &&
    findings.every(({ code }) => code !== 'missing-type')
  ) {
    const found = `this one is '${head.type}'`;
    throw new Fault('not-performance', `${manifestFile}: only performance cases can be graded; ${found}`, {
      file: manifestFile,
      found: head.type,
    });
  }
  const errors = findings.filter((finding) => finding.severity === 'error');
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
