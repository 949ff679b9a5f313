import { csv } from '../../shared/analysis/difference-csv.ts';

/** A value of a chart as it is; null where there is none. */
export type ChartCell = string | number | null;

/** Everything that a chart shows, for those who do not see it, and for files. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ChartCell[])[];
}

/** A table as CSV (RFC 4180) with its columns' names; what is missing is empty, numbers are plain. */
export function tableCsv({ columns, rows }: ChartTable): string {
  return csv([columns, ...rows.map((row) => row.map((cell) => cell ?? ''))]);
}
