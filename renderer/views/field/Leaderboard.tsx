import type { ReactElement } from 'react';
import type { LeaderboardRow } from '../../../shared/grading/ranking/leaderboard.ts';
import { rankOf } from '../../charts/field-points.ts';
import { readable } from '../../ui/numbers.ts';

/** Rows that a person reads; the chart's file holds all of them. */
const MOST_ROWS = 500;

/** Each model once, the least fuel first. */
export function Leaderboard({ rows }: { rows: readonly LeaderboardRow[] }): ReactElement {
  return (
    <section aria-labelledby="leaderboard">
      <h3 id="leaderboard" className="results-heading">
        Leaderboard <small>each model by its best run</small>
      </h3>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col" className="number">
              rank
            </th>
            <th scope="col">model</th>
            <th scope="col" className="number">
              best fuel
            </th>
            <th scope="col" className="number">
              runs
            </th>
            <th scope="col">recorded as</th>
            <th scope="col">latest run</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <tr key={row.modelId}>
              <td className="number">{rankOf(row, rows)}</td>
              <th scope="row">{row.modelName}</th>
              <td className="number">{readable(row.bestFuel)}</td>
              <td className="number">{readable(row.runCount)}</td>
              <td className="quiet">
                {row.recordedAs.length === 1 && row.recordedAs[0] === row.modelId
                  ? ''
                  : row.recordedAs.join(', ')}
              </td>
              <td className="quiet">{row.latestStartedAt.slice(0, 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <p className="quiet">and {readable(rows.length - MOST_ROWS)} more models</p>
      )}
    </section>
  );
}
