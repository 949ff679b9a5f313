import { type Build, readBuild } from './build-table.ts';
import { type CaseEntry, readCaseEntries } from './case-entry.ts';
import { warnOfFuelOverflow } from './fuel.ts';
import type { Head } from './head.ts';
import { MOST_U64 } from './numbers.ts';
import type { Table } from './table.ts';

export type { CaseEntry } from './case-entry.ts';
export { runCeiling } from './fuel.ts';

/** What grading needs of a performance case's `test-case.toml`. */
export interface PerformanceManifest {
  readonly slug: string;
  readonly name: string;
  readonly type: 'performance';
  /** Paths of the variant files; the first is the default. */
  readonly variants: readonly string[];
  /** Limit of each build command, in seconds. */
  readonly maxRuntimeSeconds: number;
  readonly build: Build;
  /** Entry function, and paths of the JSON Schemas of what goes in and comes out. */
  readonly contract: { readonly entry: string; readonly input: string; readonly output: string };
  readonly sandbox: { readonly fuelLimit: bigint; readonly maxMemoryBytes: number };
  readonly cases: readonly CaseEntry[];
}

/** Reads the tables of a performance case (spec: manifest §2); undefined when what grading needs is broken. */
export function readPerformance(root: Table, head: Head): PerformanceManifest | undefined {
  const build = readBuild(root);
  const contract = readContract(root);
  const sandbox = readSandbox(root);
  const cases = readCaseEntries(root);
  if (sandbox && cases) warnOfFuelOverflow(root, sandbox.fuelLimit, cases);
  const { slug, name, variants, maxRuntimeSeconds } = head;
  if (slug === undefined || name === undefined || !variants || maxRuntimeSeconds === undefined)
    return undefined;
  if (!build || !contract || !sandbox || !cases) return undefined;
  return { slug, name, type: 'performance', variants, maxRuntimeSeconds, build, contract, sandbox, cases };
}

function readContract(root: Table): PerformanceManifest['contract'] | undefined {
  const table = root.table('contract');
  if (table === undefined) return undefined;
  const entry = table.text('entry');
  const input = table.file('input');
  const output = table.file('output');
  for (const key of ['world', 'action']) table.forbid(key, 'it belongs to adversarial cases');
  table.others();
  return entry && input && output ? { entry, input, output } : undefined;
}

function readSandbox(root: Table): PerformanceManifest['sandbox'] | undefined {
  const table = root.table('sandbox');
  if (table === undefined) return undefined;
  const fuelLimit = table.positive('fuel_limit', MOST_U64);
  const maxMemory = table.positive('max_memory_bytes', MOST_U64);
  table.forbid('fuel_per_tick', 'it belongs to adversarial cases; a performance case has fuel_limit');
  table.others();
  if (fuelLimit === undefined || maxMemory === undefined) return undefined;
  // The cap is compared with memory sizes, all far below 2^53, so a larger one means the same.
  return { fuelLimit, maxMemoryBytes: Math.min(Number(maxMemory), Number.MAX_SAFE_INTEGER) };
}
