import { Fault } from '../base/fault.ts';
import type { Place } from '../base/finding.ts';
import { checkTemplates } from './check-templates.ts';
import { checkErrata, ERRATA_FILE } from './errata.ts';
import { MANIFEST_FILE, type ManifestReading, type OpenManifest, openManifest } from './manifest.ts';
import type { ManifestFinding } from './manifest-finding.ts';
import type { ResolvedVariant } from './render-variant.ts';
import { reportCollisions, seededFiles } from './seeded-files.ts';
import type { TomlPath } from './toml.ts';
import { openToml } from './toml-source.ts';
import { readVariant } from './variant.ts';
import type { VersionFolder } from './version-folder.ts';

/** A version folder, read through. */
export interface Inspection extends ManifestReading {
  readonly variants: readonly ResolvedVariant[];
  /** Place of a value of the manifest. */
  placeOf(path: TomlPath): Place | undefined;
}

/**
 * Reads a manifest with its variants, errata and templates and checks every rule of the harness's resolver (spec:
 * manifest), all at once. `version` is the folder's name, which templates may show. Throws a `Fault` only when the
 * manifest itself cannot be read.
 */
export function inspectVersion(
  folder: VersionFolder,
  version: string,
  manifestFile: string = MANIFEST_FILE,
): Inspection {
  const findings: ManifestFinding[] = [];
  const manifest = openManifest(folder.read(manifestFile), findings, manifestFile);
  if (manifest === undefined)
    return {
      head: {},
      performance: undefined,
      adversarial: undefined,
      findings,
      variants: [],
      placeOf: () => undefined,
    };
  manifest.source.checkClaims(folder);
  const variants = resolveVariants(manifest, folder, findings);
  if (folder.kindOf(ERRATA_FILE) === 'file') {
    const whole = variants.length === manifest.head.variants?.length;
    const slugs = whole ? new Set(variants.map(({ variant }) => variant.slug)) : undefined;
    readInto(folder, ERRATA_FILE, findings, (bytes) =>
      checkErrata(bytes, { variants: slugs, reviewIds: reviewIdsOf(manifest, variants) }, findings),
    );
  }
  if (manifest.type !== undefined) checkTemplates(manifest.head, variants, folder, version, findings);
  const { head, performance, adversarial } = manifest;
  const placeOf = (path: TomlPath): Place | undefined => manifest.source.document.placeOf(path);
  return { head, performance, adversarial, findings, variants, placeOf };
}

/** What an erratum may name; not known for types whose review is not read. */
function reviewIdsOf(
  manifest: OpenManifest,
  variants: readonly ResolvedVariant[],
): ReadonlySet<string> | undefined {
  if (manifest.type === undefined) return undefined;
  const ids = new Set(manifest.scope.ids);
  for (const { variant } of variants) for (const id of variant.reviewIds) ids.add(id);
  return ids;
}

function resolveVariants(
  manifest: OpenManifest,
  folder: VersionFolder,
  findings: ManifestFinding[],
): ResolvedVariant[] {
  const variants: ResolvedVariant[] = [];
  const slugs = new Set<string>();
  const collisions = new Set<string>();
  for (const path of manifest.head.variants ?? []) {
    // That it is not there is found with all other declared files.
    if (folder.kindOf(path) !== 'file') continue;
    readInto(folder, path, findings, (bytes) => {
      const source = openToml(path, bytes, findings);
      const variant = source && readVariant(source, manifest);
      source?.checkClaims(folder);
      if (variant === undefined) return;
      if (slugs.has(variant.slug))
        variant.source.report(
          'error',
          'duplicate-variant',
          ['slug'],
          `a variant '${variant.slug}' is already declared`,
          {
            found: variant.slug,
          },
        );
      slugs.add(variant.slug);
      const files = manifest.type === undefined ? [] : seededFiles(manifest, variant, folder);
      reportCollisions(variant, files, collisions);
      variants.push({ variant, files });
    });
  }
  return variants;
}

/** Hands on a file's bytes; one that cannot be read is a finding. */
function readInto(
  folder: VersionFolder,
  file: string,
  findings: ManifestFinding[],
  use: (bytes: Uint8Array) => void,
): void {
  let bytes: Uint8Array;
  try {
    bytes = folder.read(file);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    findings.push({ severity: 'error', code: error.code, message: error.message, file });
    return;
  }
  use(bytes);
}
