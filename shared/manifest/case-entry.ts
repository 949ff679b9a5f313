import type { Table } from './table.ts';

/** One `[[case]]` (spec: manifest §2.4). */
export interface CaseEntry {
  /** Paths from the version folder, forward slashes. */
  readonly input: string;
  readonly expected: string;
  readonly kind: 'smoke' | 'stress';
  /** How many times the fuel limit the run may burn before it is stopped. */
  readonly fuelRunway: number;
}

const KINDS = ['smoke', 'stress'] as const;

/** Reads every `[[case]]`; undefined when there is none, or one of them is broken. */
export function readCaseEntries(root: Table): CaseEntry[] | undefined {
  if (!root.has('case')) {
    root.report('error', 'missing-key', 'case', "'case' is missing: an array of tables [[case]] is needed", {
      allowed: 'an array of tables',
    });
    return undefined;
  }
  const tables = root.tables('case');
  const entries = tables.flatMap((table) => readEntry(table) ?? []);
  if (Array.isArray(root.raw('case')) && tables.length === 0)
    root.report('error', 'no-case', 'case', 'at least one [[case]] is needed', { found: 'an empty array' });
  if (tables.length > 0) warnOfDuplicates(tables);
  const whole = entries.length === tables.length && entries.length > 0;
  if (whole && entries.every((entry) => entry.kind === 'smoke')) {
    const message =
      "every case is a 'smoke' case, so no fuel is counted: the total of a right run would be 0";
    root.report('warning', 'only-smoke', 'case', message, { found: 'smoke', allowed: 'stress', atKey: true });
  }
  return whole ? entries : undefined;
}

function readEntry(table: Table): CaseEntry | undefined {
  const input = table.file('input');
  const expected = table.file('expected');
  const kind = table.word('kind', KINDS, 'stress');
  const fuelRunway = table.number('fuel_runway', 1, 'at least 1', (value) => value >= 1);
  table.others();
  return input && expected && kind && fuelRunway !== undefined
    ? { input, expected, kind, fuelRunway }
    : undefined;
}

/** The harness grades an input twice if it stands there twice; results are told apart by their input. */
function warnOfDuplicates(tables: readonly Table[]): void {
  const first = new Map<unknown, number>();
  for (const [index, table] of tables.entries()) {
    const input = table.raw('input');
    if (typeof input !== 'string') continue;
    const before = first.get(input);
    if (before === undefined) first.set(input, index);
    else {
      const message = `'${input}' is the input of case[${before}] too; results are told apart by their input`;
      table.report('warning', 'duplicate-input', 'input', message, { found: input });
    }
  }
}
