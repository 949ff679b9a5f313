import type { ReactElement } from 'react';
import type { CaseEntry } from '../../../shared/manifest/performance.ts';
import { readableFuel } from '../../ui/numbers.ts';

/** Every input of the case. Only stress inputs are judged by their fuel, and a runway lets one burn past the ceiling. */
export function CaseInputs({
  cases,
  fuelLimit,
}: {
  cases: readonly CaseEntry[];
  fuelLimit: number;
}): ReactElement {
  return (
    <section>
      <h2 className="results-heading">
        Inputs <small>{cases.length}</small>
      </h2>
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col">Kind</th>
            <th scope="col">Expected answer</th>
            <th scope="col" className="number">
              Runway
            </th>
            <th scope="col" className="number">
              Stopped at
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ input, expected, kind, fuelRunway }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a broken manifest may name an input twice
            <tr key={index}>
              <th scope="row">{input}</th>
              <td>{kind}</td>
              <td>{expected}</td>
              <td className="number">{fuelRunway} ×</td>
              <td className="number">{readableFuel(fuelLimit * fuelRunway)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
