import { FIGURES } from '../ui/numbers.ts';
import type { ChartTable } from './chart-table.ts';

/** What one build of a module came to. */
export interface Build {
  /** Its module's hash, or a part of it. */
  readonly id: string;
  /** When it was graded, or what else tells builds apart for a person. */
  readonly label: string;
  /** Null where a case is wrong or over the ceiling. */
  readonly total: number | null;
  /** Null where the module did not finish a case. */
  readonly cases: readonly {
    readonly name: string;
    readonly fuel: number | null;
    readonly outcome: string;
  }[];
}

/** One curve: the total, or a case by its name. */
export interface HistoryLine {
  readonly name: string;
  readonly fuelOf: (build: Build) => number | null;
}

/** The total first, then every case that some build has, in the order of the first build that has it. */
export function historyLines(builds: readonly Build[]): readonly HistoryLine[] {
  const names = new Set(builds.flatMap(({ cases }) => cases.map(({ name }) => name)));
  return [
    { name: 'total', fuelOf: ({ total }) => total },
    ...[...names].map(
      (name): HistoryLine => ({ name, fuelOf: (build) => caseOf(build, name)?.fuel ?? null }),
    ),
  ];
}

/** Change from the build before in percent with two decimals; null where either has no fuel. */
export function changePercent(before: number | null, now: number | null): number | null {
  if (before === null || now === null || before === 0) return null;
  return Math.round((now / before - 1) * 10_000) / 100;
}

/** Every build and case with its outcome, its fuel and what changed since the build before. */
export function historyTable(builds: readonly Build[]): ChartTable {
  const lines = historyLines(builds);
  return {
    columns: ['build', 'graded', 'case', 'outcome', 'fuel', 'change in %'],
    rows: builds.flatMap((build, at) =>
      lines.map(({ name, fuelOf }) => {
        const before = builds[at - 1];
        const fuel = fuelOf(build);
        const change = before ? changePercent(fuelOf(before), fuel) : null;
        return [build.id, build.label, name, caseOf(build, name)?.outcome ?? null, fuel, change];
      }),
    ),
  };
}

/** What the last build changed, in words: `total 3.20 % less than the build before`. */
export function lastChangeWords(builds: readonly Build[]): string {
  const now = builds.at(-1);
  const before = builds.at(-2);
  if (now === undefined) return 'no build yet';
  if (before === undefined) return 'one build';
  const change = changePercent(before.total, now.total);
  if (change === null)
    return now.total === null ? 'the last build has no total' : 'the build before has no total';
  if (change === 0) return 'total as the build before';
  return `total ${FIGURES.decimals(Math.abs(change), 2)} % ${change < 0 ? 'less' : 'more'} than the build before`;
}

function caseOf({ cases }: Build, name: string): Build['cases'][number] | undefined {
  return cases.find((one) => one.name === name);
}
