import { dirname, join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { type PerformanceManifest, readPerformanceManifest } from '../../../shared/manifest/performance.ts';
import { escapes } from '../../../shared/manifest/table.ts';
import { parseToml } from '../../../shared/manifest/toml.ts';
import { readFile } from '../files/read-file.ts';
import { findManifest, versionOf } from './find-manifest.ts';

const LARGEST_MANIFEST_BYTES = 4 * 1024 * 1024;

/** A performance case that can be graded. */
export interface LoadedCase {
  readonly manifestFile: string;
  /** The version folder, from which the manifest's paths lead. */
  readonly folder: string;
  readonly version: string;
  readonly manifest: PerformanceManifest;
}

/** What was found where a case should be. */
export interface CaseReading {
  readonly manifestFile: string;
  readonly version: string;
  readonly slug: string | undefined;
  readonly type: string | undefined;
  readonly loaded: LoadedCase | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the manifest at a path (file or version folder). Throws a `Fault` when there is none or it cannot be read. */
export function readCase(path: string): CaseReading {
  const manifestFile = findManifest(path);
  const version = versionOf(manifestFile);
  const { manifest, head, findings } = readPerformanceManifest(
    readFile(manifestFile, LARGEST_MANIFEST_BYTES),
  );
  const loaded = manifest && { manifestFile, folder: dirname(manifestFile), version, manifest };
  return { manifestFile, version, slug: head.slug, type: head.type, loaded, findings };
}

/** As `readCase`, for when a case is needed: throws a `Fault` (`manifest-invalid`) with the first finding's place. */
export function loadCase(path: string): LoadedCase {
  const { loaded, findings, manifestFile } = readCase(path);
  if (loaded) return loaded;
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
