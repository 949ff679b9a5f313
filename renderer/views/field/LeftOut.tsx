import type { ReactElement } from 'react';
import type { ListedRuns } from '../../../shared/api/answers.ts';
import { type Exclusion, exclusionWords } from '../../../shared/grading/ranking/field.ts';
import { readable } from '../../ui/numbers.ts';

/** Runs that are listed; their number is told in full. */
const MOST_LISTED = 200;

/** The runs that do not count, with the reason of each, and what should be a run and cannot be read. */
export function LeftOut({
  excluded,
  refused,
}: {
  excluded: readonly Exclusion[];
  refused: ListedRuns['refused'];
}): ReactElement | null {
  if (excluded.length === 0 && refused.length === 0) return null;
  return (
    <details className="left-out">
      <summary>
        {readable(excluded.length)} runs do not count
        {refused.length > 0 && `, ${readable(refused.length)} cannot be read`}
      </summary>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col">model</th>
            <th scope="col">reason</th>
          </tr>
        </thead>
        <tbody>
          {excluded.slice(0, MOST_LISTED).map(({ run, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a duplicate has the id of the run that it doubles
            <tr key={at}>
              <th scope="row">{run.runId}</th>
              <td>{run.model}</td>
              <td>{exclusionWords(reason)}</td>
            </tr>
          ))}
          {refused.slice(0, MOST_LISTED).map(({ path, message }) => (
            <tr key={path}>
              <th scope="row">{path.split('/').slice(-2).join('/')}</th>
              <td />
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
