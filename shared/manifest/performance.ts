import { type Finding, hasErrors } from '../base/finding.ts';
import { Table } from './table.ts';
import { parseToml } from './toml.ts';

/** One `[[case]]` (spec: manifest §2.4). */
export interface CaseEntry {
  /** Paths from the version folder, forward slashes. */
  readonly input: string;
  readonly expected: string;
  readonly kind: 'smoke' | 'stress';
  /** How many times the fuel limit the run may burn before it is stopped. */
  readonly fuelRunway: number;
}

/** What grading needs of a performance case's `test-case.toml`. */
export interface PerformanceManifest {
  readonly slug: string;
  readonly name: string;
  readonly type: 'performance';
  /** Paths of the variant files; the first is the default. */
  readonly variants: readonly string[];
  readonly build: { readonly install: string; readonly build: string; readonly module: string };
  readonly contract: { readonly entry: string; readonly input: string; readonly output: string };
  readonly sandbox: { readonly fuelLimit: bigint; readonly maxMemoryBytes: number };
  readonly cases: readonly CaseEntry[];
}

export interface ManifestReading {
  /** Present when the case can be graded. */
  readonly manifest: PerformanceManifest | undefined;
  /** What the manifest says of itself, as far as it could be read. */
  readonly head: { readonly slug?: string | undefined; readonly type?: string | undefined };
  readonly findings: readonly Finding[];
}

const MOST_U64 = 2n ** 64n - 1n;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KINDS = ['smoke', 'stress'] as const;

/** Reads a manifest from bytes; everything that keeps it from being graded is found at once. */
export function readPerformanceManifest(bytes: Uint8Array): ManifestReading {
  const document = parseToml(bytes);
  if ('severity' in document) return { manifest: undefined, head: {}, findings: [document] };
  const findings: Finding[] = [];
  const root = new Table(document, findings);
  const slug = root.text('slug');
  if (slug !== undefined && !SLUG.test(slug)) {
    root.report(
      'error',
      'slug-syntax',
      'slug',
      `'${slug}' is no slug: lowercase letters, digits and single hyphens`,
    );
  }
  const head = { slug, type: root.has('type') ? root.text('type') : 'end-to-end' };
  if (head.type !== 'performance') {
    const found = root.has('type')
      ? `this one is '${head.type}'`
      : "without 'type' it counts as 'end-to-end'";
    root.report('error', 'not-performance', 'type', `only performance cases can be graded; ${found}`);
    return { manifest: undefined, head, findings };
  }
  const manifest = readTables(root, slug);
  return { manifest: hasErrors(findings) ? undefined : manifest, head, findings };
}

function readTables(root: Table, slug: string | undefined): PerformanceManifest | undefined {
  const name = root.text('name');
  const variants = root.texts('variants');
  if (variants?.length === 0)
    root.report('error', 'no-variant', 'variants', 'at least one variant is needed');
  const build = readBuild(root.table('build'));
  const contract = readContract(root.table('contract'));
  const sandbox = readSandbox(root.table('sandbox'));
  const cases = root.tables('case')?.map((entry) => readCase(entry)) ?? [];
  if (!slug || !name || !variants || !build || !contract || !sandbox) return undefined;
  const whole = cases.filter((entry) => entry !== undefined);
  return { slug, name, type: 'performance', variants, build, contract, sandbox, cases: whole };
}

function readBuild(table: Table | undefined): PerformanceManifest['build'] | undefined {
  const install = table?.text('install');
  const build = table?.text('build');
  const module = table?.path('module');
  return install && build && module ? { install, build, module } : undefined;
}

function readContract(table: Table | undefined): PerformanceManifest['contract'] | undefined {
  const entry = table?.text('entry');
  const input = table?.path('input');
  const output = table?.path('output');
  return entry && input && output ? { entry, input, output } : undefined;
}

function readSandbox(table: Table | undefined): PerformanceManifest['sandbox'] | undefined {
  const fuelLimit = table?.positive('fuel_limit');
  const maxMemory = table?.positive('max_memory_bytes');
  if (fuelLimit === undefined || maxMemory === undefined) return undefined;
  // The cap is compared with memory sizes, all far below 2^53, so a larger one means the same.
  return { fuelLimit, maxMemoryBytes: Math.min(Number(maxMemory), Number.MAX_SAFE_INTEGER) };
}

function readCase(table: Table): CaseEntry | undefined {
  const input = table.path('input');
  const expected = table.path('expected');
  const kind = table.word('kind', KINDS, 'stress');
  const fuelRunway = table.number('fuel_runway', 1);
  if (fuelRunway !== undefined && !(Number.isFinite(fuelRunway) && fuelRunway >= 1)) {
    table.report(
      'error',
      'range',
      'fuel_runway',
      `'fuel_runway' must be finite and at least 1, found ${fuelRunway}`,
    );
  }
  return input && expected && kind && fuelRunway !== undefined
    ? { input, expected, kind, fuelRunway }
    : undefined;
}

/** Fuel at which a case is stopped: `round(fuel_limit * fuel_runway)` in f64, as u64 (spec: manifest §2.4). */
export function runCeiling(fuelLimit: bigint, fuelRunway: number): bigint {
  const product = Number(fuelLimit) * fuelRunway;
  // Half away from zero, as Rust rounds; Math.round differs only below zero.
  const ceiling = BigInt(Math.round(Math.min(product, 2 ** 64)));
  return ceiling > MOST_U64 ? MOST_U64 : ceiling;
}
