import { type AdversarialManifest, readAdversarial } from './adversarial.ts';
import { type Domain, readDomains } from './domain.ts';
import { type Head, readHead } from './head.ts';
import type { ManifestFinding } from './manifest-finding.ts';
import { type Proof, type Reference, readProofs, readReferences } from './media.ts';
import { reportOlderGrammar } from './older-grammar.ts';
import { type PerformanceManifest, readPerformance } from './performance.ts';
import { type ReviewGrammar, readReview } from './review.ts';
import { ReviewScope } from './review-scope.ts';
import { readSpecs, type Spec } from './spec.ts';
import { Table } from './table.ts';
import { forbidOtherTables } from './tables-by-type.ts';
import { openToml, type TomlSource } from './toml-source.ts';

export const MANIFEST_FILE = 'test-case.toml';

/** What a manifest says; everything that is broken is undefined, and a finding says why. */
export interface ManifestReading {
  readonly head: Partial<Head>;
  /** Present when the case can be graded. */
  readonly performance: PerformanceManifest | undefined;
  readonly adversarial: AdversarialManifest | undefined;
  readonly findings: readonly ManifestFinding[];
}

/** What the rules of variants and of files need beyond the reading. */
export interface OpenManifest extends ManifestReading, CommonTables {
  readonly head: Head;
  readonly source: TomlSource;
  /** The type whose rules are checked; undefined for those of which only the common keys are. */
  readonly type: 'performance' | 'adversarial' | undefined;
}

/** The tables that performance and adversarial cases have in common. */
interface CommonTables {
  readonly specs: readonly Spec[];
  readonly domains: readonly Domain[];
  readonly references: readonly Reference[];
  readonly proofs: readonly Proof[];
  readonly review: ReviewGrammar;
  readonly scope: ReviewScope;
}

/** Reads a manifest from its bytes alone: every finding that needs no other file, all at once. */
export function readManifest(bytes: Uint8Array): ManifestReading {
  const findings: ManifestFinding[] = [];
  return (
    openManifest(bytes, findings) ?? { head: {}, performance: undefined, adversarial: undefined, findings }
  );
}

/** As `readManifest`; undefined when the bytes are no TOML. Findings are added to those given. */
export function openManifest(
  bytes: Uint8Array,
  findings: ManifestFinding[],
  file: string = MANIFEST_FILE,
): OpenManifest | undefined {
  const source = openToml(file, bytes, findings);
  if (source === undefined) return undefined;
  const root = new Table(source);
  const head = readHead(root);
  reportOlderGrammar(root);
  const type = typeToCheck(root, head);
  let performance: PerformanceManifest | undefined;
  let adversarial: AdversarialManifest | undefined;
  if (type === 'performance') performance = readPerformance(root, head);
  if (type === 'adversarial') adversarial = readAdversarial(root);
  if (type !== undefined) forbidOtherTables(root, type);
  const common = type === undefined ? NOTHING : readCommon(root);
  if (type !== undefined) {
    checkReviewOfType(root, type, common.domains);
    root.others();
  }
  // Without its type the harness takes the case for another, so it cannot be graded as it stands.
  const gradable = head.type === 'performance' ? performance : undefined;
  return {
    head,
    performance: gradable,
    adversarial,
    findings,
    source,
    type,
    ...common,
  };
}

/** Other types have rules of their own for what a run gets and how it is rated; nothing of it is read. */
const NOTHING: CommonTables = {
  specs: [],
  domains: [],
  references: [],
  proofs: [],
  review: undefined,
  scope: new ReviewScope({ domains: new Set(), views: new Set(), proofs: new Set(), instrumented: false }),
};

function readCommon(root: Table): CommonTables {
  const specs = readSpecs(root);
  const domains = readDomains(root);
  const references = readReferences(root);
  const proofs = readProofs(root);
  const scope = new ReviewScope({
    domains: new Set(domains.map((domain) => domain.id)),
    views: new Set(references.map((reference) => reference.view)),
    proofs: new Set(proofs.map((proof) => proof.id)),
    instrumented: root.has('instrumentation'),
  });
  return { specs, domains, references, proofs, review: readReview(root, scope), scope };
}

/**
 * The type whose rules are checked. A manifest without `type` is one of a site to the harness (spec: manifest §1), but its
 * tables tell what it was meant to be, and then one finding says more than one for each table.
 */
function typeToCheck(root: Table, head: Head): 'performance' | 'adversarial' | undefined {
  if (head.type === 'performance' || head.type === 'adversarial') return head.type;
  if (root.has('type')) return undefined;
  const meant = root.has('case')
    ? 'performance'
    : root.has('match') || root.has('simulation')
      ? 'adversarial'
      : undefined;
  if (meant === undefined) return undefined;
  const message = `'type' is missing: the harness takes the case for 'end-to-end' and refuses its tables; they are those of '${meant}'`;
  root.report('error', 'missing-type', 'type', message, { allowed: meant, fix: `type = "${meant}"` });
  return meant;
}

function checkReviewOfType(
  root: Table,
  type: 'performance' | 'adversarial',
  domains: readonly Domain[],
): void {
  if (type === 'adversarial' && domains.length === 0)
    root.report(
      'error',
      'no-domain',
      'domain',
      'at least one [[domain]] with an id and a description is needed',
    );
  if (type === 'adversarial') return;
  for (const key of ['domain', 'review_item', 'review']) {
    if (!root.has(key)) continue;
    const message = `the harness takes '${key}', but runs of a performance case are not reviewed`;
    root.report('warning', 'never-reviewed', key, message, { atKey: true });
  }
}
