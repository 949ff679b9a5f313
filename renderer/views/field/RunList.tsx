import { type ReactElement, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ListedRuns } from '../../../shared/api/answers.ts';
import type { RankedCase } from '../../../shared/grading/ranking/ranked-run.ts';
import { useAppState } from '../../state/app-state.ts';
import type { FieldState } from '../../state/field.ts';
import { readable } from '../../ui/numbers.ts';
import { filteredRuns, NO_FILTER, outcomeOfRun, outcomesOf, type RunFilter } from './run-list.ts';

/** Runs that are shown; whoever looks for another one narrows the list. */
const MOST_SHOWN = 100;

const refusedOf = ({ refused }: FieldState): string | undefined => refused;

/** Every run of the folder, narrowed by words, outcome and case; each leads to its results. */
export function RunList({
  listed,
  of,
  open,
}: {
  listed: ListedRuns;
  of: RankedCase | undefined;
  /** Id of the run that is open, which is marked. */
  open: string | undefined;
}): ReactElement {
  const { field, library } = useAppState();
  const refused = useStore(field, refusedOf);
  const [filter, setFilter] = useState(NO_FILTER);
  const runs = useMemo(() => filteredRuns(listed, of, filter), [listed, of, filter]);
  const openAt = (index: number): void => {
    const { folder } = field.getState();
    if (folder !== undefined) library.getState().controls?.openListed(folder, index);
  };
  return (
    <section aria-labelledby="runs">
      <h3 id="runs" className="results-heading">
        Runs{' '}
        <small role="status">
          {readable(runs.length)} of {readable(listed.runs.length)}
        </small>
      </h3>
      <Filters listed={listed} filter={filter} onChange={setFilter} />
      {refused !== undefined && <p role="alert">{refused}</p>}
      <table className="results-table">
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col">model</th>
            {filter.everyCase && <th scope="col">case</th>}
            <th scope="col">outcome</th>
            <th scope="col" className="number">
              total fuel
            </th>
            <th scope="col">started</th>
          </tr>
        </thead>
        <tbody>
          {runs.slice(0, MOST_SHOWN).map(({ run, index }) => (
            <tr key={index} aria-current={run.runId === open ? 'true' : undefined}>
              <th scope="row">
                <button type="button" className="text-button" onClick={() => openAt(index)}>
                  {run.runId}
                </button>
              </th>
              <td>{run.model}</td>
              {filter.everyCase && (
                <td className="quiet">
                  {run.case.slug} {run.case.version}, {run.case.variant}
                </td>
              )}
              <td>{outcomeOfRun(run.verdict)}</td>
              <td className="number">{run.totalFuel === null ? '–' : readable(run.totalFuel)}</td>
              <td className="quiet">{run.startedAt.slice(0, 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runs.length > MOST_SHOWN && (
        <p className="quiet">and {readable(runs.length - MOST_SHOWN)} more; narrow the list to see them</p>
      )}
    </section>
  );
}

function Filters({
  listed,
  filter,
  onChange,
}: {
  listed: ListedRuns;
  filter: RunFilter;
  onChange: (filter: RunFilter) => void;
}): ReactElement {
  const outcomes = useMemo(() => outcomesOf(listed), [listed]);
  return (
    <div className="field-choices">
      <label>
        Model or run
        <input
          type="search"
          spellCheck={false}
          autoComplete="off"
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </label>
      <label>
        Outcome
        <select
          value={filter.outcome}
          onChange={(event) => onChange({ ...filter, outcome: event.target.value })}
        >
          <option value="">all</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeOfRun(outcome)}
            </option>
          ))}
        </select>
      </label>
      <label className="field-check">
        <input
          type="checkbox"
          checked={filter.everyCase}
          onChange={(event) => onChange({ ...filter, everyCase: event.target.checked })}
        />
        Runs of every case
      </label>
    </div>
  );
}
