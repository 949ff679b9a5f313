import type { ReactElement } from 'react';
import type { JsonDifference } from '../../../shared/grading/json-differences.ts';
import { readable } from '../../ui/numbers.ts';

/** Where an answer that is not Lattice differs from the expected one, folded away until it is asked for. */
export function AnswerDifferences({
  name,
  differences,
}: {
  name: string;
  differences: readonly JsonDifference[];
}): ReactElement | null {
  if (differences.length === 0) return null;
  return (
    <details className="answer-differences">
      <summary>
        {readable(differences.length)} {differences.length === 1 ? 'difference' : 'differences'}
      </summary>
      <table className="results-table" aria-label={`Answer to ${name}`}>
        <thead>
          <tr>
            <th scope="col">at</th>
            <th scope="col">expected</th>
            <th scope="col">found</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, expected, found }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{expected ?? '–'}</td>
              <td>{found ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
