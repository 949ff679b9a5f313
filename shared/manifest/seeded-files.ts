import type { OpenManifest } from './manifest.ts';
import { isTemplate } from './paths.ts';
import type { TomlPath } from './toml.ts';
import { formatPath } from './toml.ts';
import type { TomlSource } from './toml-source.ts';
import type { Variant } from './variant.ts';
import type { VersionFolder } from './version-folder.ts';
import { workspaceFiles } from './workspace.ts';

/** What a file of a run comes from. */
export type SeedKind = 'spec' | 'script' | 'schema' | 'asset' | 'reference' | 'workspace' | 'proof';

/** A place in the run that is taken: by a file that is seeded there, or by a proof that the run is asked for. */
export interface SeededFile {
  /** Path from the root of the run. */
  readonly dest: string;
  readonly kind: SeedKind;
  /** Path in the version folder; absent for what is made, not copied. */
  readonly source?: string;
  /** Whether it is rendered with Handlebars first. */
  readonly rendered: boolean;
  /** Where it is declared. */
  readonly declared: { readonly source: TomlSource; readonly path: TomlPath };
}

/**
 * Everything that takes a place in the run of a variant, in the order in which a prompt lists specs: the case's, the
 * contract's schemas, the variant's; then assets, references, proofs and the workspace (spec: manifest §§2.2, 2.8, 2.12).
 */
export function seededFiles(manifest: OpenManifest, variant: Variant, folder: VersionFolder): SeededFile[] {
  const ofCase = manifest.source;
  const ofVariant = variant.source;
  const files: SeededFile[] = [];
  const add = (kind: SeedKind, source: TomlSource, path: TomlPath, dest: string, from?: string): void => {
    const rendered = (kind === 'spec' || kind === 'script') && from !== undefined && isTemplate(from);
    files.push({
      dest,
      kind,
      rendered,
      declared: { source, path },
      ...(from === undefined ? {} : { source: from }),
    });
  };
  for (const spec of manifest.specs) add(spec.kind, ofCase, spec.declaredAt, spec.dest, spec.source);
  for (const [key, path] of schemaPaths(manifest)) add('schema', ofCase, ['contract', key], path, path);
  for (const spec of variant.specs) add(spec.kind, ofVariant, spec.declaredAt, spec.dest, spec.source);
  for (const [index, asset] of (manifest.head.assets ?? []).entries())
    add('asset', ofCase, ['assets', index], asset, asset);
  const sides = [
    { source: ofCase, references: manifest.references, proofs: manifest.proofs },
    { source: ofVariant, references: variant.references, proofs: variant.proofs },
  ];
  for (const { source, references } of sides)
    for (const { dest, declaredAt } of references) if (dest) add('reference', source, declaredAt, dest);
  const first = sides.find(({ references }) => references.length > 0);
  if (first) add('reference', first.source, ['reference'], 'reference/README.md');
  for (const { source, proofs } of sides)
    for (const { dest, declaredAt } of proofs) if (dest) add('proof', source, declaredAt, dest);
  const workspace = variant.workspace ?? manifest.head.workspace;
  const declaring = variant.workspace === undefined ? ofCase : ofVariant;
  if (workspace !== undefined)
    for (const path of workspaceFiles(folder, workspace))
      add('workspace', declaring, ['workspace'], path, `${workspace}/${path}`);
  return files;
}

function schemaPaths({ performance, adversarial }: OpenManifest): [key: string, path: string][] {
  const paths: [string, string][] = [];
  if (performance) paths.push(['input', performance.contract.input], ['output', performance.contract.output]);
  if (adversarial) paths.push(['world', adversarial.contract.world], ['action', adversarial.contract.action]);
  return paths;
}

/** Reports every two of them that would lie at the same place, compared letter by letter (spec: manifest §2.12). */
export function reportCollisions(
  variant: Variant,
  files: readonly SeededFile[],
  reported: Set<string>,
): void {
  const taken = new Map<string, SeededFile>();
  for (const file of files) {
    const first = taken.get(file.dest);
    if (first === undefined) {
      taken.set(file.dest, file);
      continue;
    }
    const { source, path } = file.declared;
    // What two common files do to each other is the same in every variant.
    const key = `${source.file} ${formatPath(path)} ${file.dest} ${first.declared.source.file}`;
    if (reported.has(key)) continue;
    reported.add(key);
    const message = `variant '${variant.slug}': this ${file.kind} and a ${first.kind} both take '${file.dest}'`;
    source.report('error', 'destination-taken', path, message, { found: file.dest });
  }
}
