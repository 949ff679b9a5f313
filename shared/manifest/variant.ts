import { type Domain, readDomains } from './domain.ts';
import type { OpenManifest } from './manifest.ts';
import { type Proof, type Reference, readProofs, readReferences } from './media.ts';
import { readReview } from './review.ts';
import { ReviewScope } from './review-scope.ts';
import { humanized } from './slug.ts';
import { readSpecs, type Spec } from './spec.ts';
import { Table } from './table.ts';
import type { TomlSource } from './toml-source.ts';

/** One variant of a case, from its own file (spec: manifest §2.11). */
export interface Variant {
  readonly slug: string;
  readonly name: string;
  readonly description: string | undefined;
  /** In addition to those of the case. */
  readonly specs: readonly Spec[];
  readonly domains: readonly Domain[];
  readonly references: readonly Reference[];
  readonly proofs: readonly Proof[];
  /** In place of the case's, where there is one. */
  readonly workspace: string | undefined;
  readonly source: TomlSource;
  /** Ids that an erratum may name. */
  readonly reviewIds: ReadonlySet<string>;
}

/** Reads a variant file; undefined when it has no slug. */
export function readVariant(source: TomlSource, manifest: OpenManifest): Variant | undefined {
  const root = new Table(source);
  const slug = root.text('slug');
  const name = root.prose('name');
  const description = root.prose('description');
  if (manifest.type === undefined) return slug === undefined ? undefined : bareVariant(slug, name, source);
  const specs = readSpecs(root);
  const workspace = root.optionalFolder('workspace');
  const domains = readDomains(root, manifest.scope.domains);
  const references = readReferences(root);
  const proofs = readProofs(root);
  root.forbid('voxel', 'it belongs to voxel cases');
  const common = manifest.scope;
  const scope = new ReviewScope(
    {
      domains: new Set([...common.domains, ...domains.map((domain) => domain.id)]),
      views: new Set([...common.views, ...references.map((reference) => reference.view)]),
      proofs: new Set([...common.proofs, ...proofs.map((proof) => proof.id)]),
      instrumented: common.instrumented,
    },
    common,
  );
  readReview(root, scope, manifest.review);
  checkFolders(root);
  root.others();
  if (slug === undefined) return undefined;
  return {
    slug,
    name: name ?? humanized(slug),
    description,
    specs,
    domains,
    references,
    proofs,
    workspace,
    source,
    reviewIds: scope.ids,
  };
}

/** A variant of a type of which only the common keys are checked. */
function bareVariant(slug: string, name: string | undefined, source: TomlSource): Variant {
  return {
    slug,
    name: name ?? humanized(slug),
    description: undefined,
    specs: [],
    domains: [],
    references: [],
    proofs: [],
    workspace: undefined,
    source,
    reviewIds: new Set(),
  };
}

/** Folders that a variant may name, none of which is seeded. */
function checkFolders(root: Table): void {
  const implementation = root.raw('reference_implementation');
  if (typeof implementation === 'string') root.optionalFolder('reference_implementation');
  else root.optionalTable('reference_implementation');
  const showcase = root.optionalFolder('showcase');
  if (showcase === undefined) return;
  for (const name of ['showcase.md', 'showcase.toml'])
    root.source.claim([...root.path, 'showcase'], `${showcase}/${name}`, 'file');
}
