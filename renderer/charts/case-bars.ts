import { overshootPercent } from '../../shared/grading/ranking/placement-words.ts';
import { FIGURES, readableFuel, readableShare } from '../ui/numbers.ts';
import type { ChartTable } from './chart-table.ts';

/** What an engine came to on a case. */
export interface BarSide {
  /** Null where the module did not finish, or did not run. */
  readonly fuel: number | null;
  readonly outcome: string;
}

/** A case, and what A and B came to on it; undefined for an engine that is not graded on it. */
export interface BarCase {
  readonly name: string;
  readonly a: BarSide | undefined;
  readonly b: BarSide | undefined;
  /** How many ceilings a run may use before it is stopped. */
  readonly runway?: number;
}

/** Names of the engines; B's is absent where there is one alone. */
export interface BarNames {
  readonly a: string;
  readonly b?: string;
}

/** `B takes 1.38× of A`; with one engine its share of the ceiling, or by how much it is over. */
export function caseWords({ a, b }: BarCase, names: BarNames, limit: number | null): string {
  if (names.b !== undefined) {
    if (!a?.fuel || !b?.fuel) return '';
    return `B takes ${FIGURES.decimals(b.fuel / a.fuel, 2)}× of A`;
  }
  return a?.fuel == null || limit === null ? '' : shareWords(a.fuel, limit);
}

/** `96.0 % of the ceiling`, `32 % over the ceiling`. */
export function shareWords(fuel: number, limit: number): string {
  return fuel > limit
    ? `${overshootPercent(fuel, limit)} % over the ceiling`
    : `${readableShare(fuel / limit)} of the ceiling`;
}

/** All bars as a table; shares and overshoot in percent, the delta as B's fuel less A's. */
export function barsTable(cases: readonly BarCase[], names: BarNames, limit: number | null): ChartTable {
  const two = names.b !== undefined;
  const judged = limit !== null;
  const side = (name: string): string[] => [
    `${name} outcome`,
    `${name} fuel`,
    ...(judged ? [`${name} % of ceiling`, `${name} % over`] : []),
  ];
  return {
    columns: [
      'case',
      ...side(two ? `A ${names.a}` : names.a),
      ...(two ? [...side(`B ${names.b}`), 'B − A'] : []),
      ...(judged ? ['ceiling'] : []),
    ],
    rows: cases.map(({ name, a, b }) => [
      name,
      ...sideCells(a, limit),
      ...(two ? [...sideCells(b, limit), delta(a, b)] : []),
      ...(judged ? [limit] : []),
    ]),
  };
}

function sideCells(side: BarSide | undefined, limit: number | null): (string | number | null)[] {
  const fuel = side?.fuel ?? null;
  const outcome = side?.outcome ?? 'not graded';
  if (limit === null) return [outcome, fuel];
  const share = fuel === null ? null : Math.round((fuel / limit) * 100_000) / 1000;
  return [outcome, fuel, share, fuel === null || fuel <= limit ? null : overshootPercent(fuel, limit)];
}

/** `from 249 M to 11.0 G`; empty where there is nothing to tell of. */
export function spanWords(fuels: readonly number[]): string {
  if (fuels.length === 0) return '';
  return `from ${readableFuel(Math.min(...fuels))} to ${readableFuel(Math.max(...fuels))}`;
}

function delta(a: BarSide | undefined, b: BarSide | undefined): number | null {
  return a?.fuel == null || b?.fuel == null ? null : b.fuel - a.fuel;
}

/** The chart in one sentence, for those who do not see it. */
export function barsSay(cases: readonly BarCase[], limit: number | null): string {
  const ceiling = limit === null ? 'without a ceiling' : `against a ceiling of ${readableFuel(limit)}`;
  const over = (side: 'a' | 'b'): number =>
    cases.filter((one) => limit !== null && (one[side]?.fuel ?? 0) > limit).length;
  const sides = [over('a') > 0 && `A is over it on ${over('a')}`, over('b') > 0 && `B on ${over('b')}`];
  const tail = sides.filter((words) => words !== false).join(', ');
  const fuels = cases.flatMap(({ a, b }) => [a?.fuel, b?.fuel]).filter((fuel) => fuel != null);
  const span = spanWords(fuels);
  return `Fuel of ${cases.length} cases as bars${span && `, ${span},`} ${ceiling}${tail && `; ${tail}`}. The table below holds the numbers.`;
}
