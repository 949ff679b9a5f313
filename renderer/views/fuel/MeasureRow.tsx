import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { fitFuel } from '../../../shared/analysis/fuel-fit.ts';
import { fuelOfSnapshot } from '../../../shared/analysis/fuel-series.ts';
import { lineWords } from '../../charts/fuel-lines.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { readable } from '../../ui/numbers.ts';
import type { FuelSide } from './use-sides.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** How an engine's fuel grows, in words; or how far its measurement is, or the way to start it. */
export function MeasureRow({ side, scenario }: { side: FuelSide; scenario: string }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const { key, name, module, series, failed } = side;
  const measuring = series !== undefined && series.done < series.total;
  const schedule = measuring ? undefined : series?.schedule;
  return (
    <div
      className="fuel-side"
      data-fuel={series === undefined ? 'none' : measuring ? 'measuring' : 'measured'}
    >
      <span className={`tag tag-${key}`}>{key.toUpperCase()}</span>
      <div className="fuel-side-words">
        {series === undefined ? (
          <p>{failed === undefined ? `${name} is not measured yet` : `${name} is not measured: ${failed}`}</p>
        ) : (
          <p>
            <strong>{name}</strong> {lineWords(series, fitFuel(series.points))}
          </p>
        )}
        {schedule && (
          <p className="quiet">
            {readable(schedule.withAll - schedule.withLast)} of it for {schedule.snapshots - 1} graded
            snapshots before the end, {readable(Math.round(fuelOfSnapshot(schedule)))} each
          </p>
        )}
        {measuring && (
          <div className="grade-progress" role="status">
            <progress value={series.done} max={series.total} aria-label={`Runs of ${name} done`} />
            <span>
              {series.done} of {series.total} runs
            </span>
          </div>
        )}
      </div>
      {measuring ? (
        <button
          type="button"
          className="button button-small"
          onClick={() => controls?.stopMeasuring(module, scenario)}
        >
          Cancel
        </button>
      ) : (
        series === undefined && (
          <button
            type="button"
            className="button button-small"
            onClick={() => controls?.measureFuel(module, scenario)}
          >
            Measure {name}
          </button>
        )
      )}
    </div>
  );
}
