import type { ReactElement } from 'react';
import { FIGURES, readable } from '../ui/numbers.ts';
import type { ChartCell, ChartTable } from './chart-table.ts';

/** Rows that a person reads, or a reader of the screen is made to carry; a file holds all of them. */
const MOST_ROWS = 500;

/** What a chart shows, as a table. */
export function DataTable({ name, table }: { name: string; table: ChartTable }): ReactElement {
  const { columns, rows } = table;
  return (
    <table className="chart-table">
      <caption className="for-readers">{name}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={rows.some((row) => typeof row[at] === 'number') ? 'number' : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
          <tr key={at}>
            {row.map((cell, column) => (
              <Cell key={columns[column]} cell={cell} first={column === 0} />
            ))}
          </tr>
        ))}
      </tbody>
      {rows.length > MOST_ROWS && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              the first {MOST_ROWS} of {readable(rows.length)}; the CSV holds all
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cell({ cell, first }: { cell: ChartCell; first: boolean }): ReactElement {
  const numeric = typeof cell === 'number';
  const text = numeric ? cellText(cell) : (cell ?? '–');
  const className = numeric ? 'number' : undefined;
  return first ? (
    <th scope="row" className={className}>
      {text}
    </th>
  ) : (
    <td className={className}>{text}</td>
  );
}

/** Three decimal places at most, and none for nothing. */
function cellText(value: number): string {
  const [, decimals = ''] = String(Math.round(value * 1000) / 1000).split('.');
  return decimals === '' ? readable(Math.round(value)) : FIGURES.decimals(value, decimals.length);
}
