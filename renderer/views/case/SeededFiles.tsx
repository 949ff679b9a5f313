import type { ReactElement } from 'react';
import type { SeededFileAnswer } from '../../../shared/api/case-answers.ts';
import { readableSize } from './sizes.ts';

/** Every place in the run that is taken from the start. */
export function SeededFiles({ files }: { files: readonly SeededFileAnswer[] }): ReactElement {
  const total = files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  return (
    <>
      <h3 className="results-heading">
        Seeded files{' '}
        <small>
          {files.length}, {readableSize(total)}
        </small>
      </h3>
      <table className="results-table" aria-label="Seeded files">
        <thead>
          <tr>
            <th scope="col">File in the run</th>
            <th scope="col">Kind</th>
            <th scope="col">From</th>
            <th scope="col" className="number">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ dest, kind, source, bytes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may claim one place, which is a finding
            <tr key={index}>
              <th scope="row">{dest}</th>
              <td>{kind}</td>
              <td className="quiet">{source ?? 'made for the run'}</td>
              <td className="number">{bytes === null ? '–' : readableSize(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
