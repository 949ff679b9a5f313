import { Download } from 'lucide-react';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { diffFrames, type FieldRow, fieldRows } from '../../../shared/analysis/field-diff.ts';
import { phaseNumber } from '../../../shared/analysis/phase.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import type { Playback } from '../../state/playback.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';

/** Rows that a person reads; a file holds all of them. */
const MOST_ROWS = 200;

const frameA = ({ a }: Playback): Playback['a'] => a;
const frameB = ({ b }: Playback): Playback['b'] => b;
const scenarioA = ({ a }: Panes): Scenario | null => openedIn(a)?.scenario ?? null;

/** Field by field what differs at the shown tick, by the phase that writes it; a click shows the place in both panes. */
export function FieldTable(): ReactElement | null {
  const { playback, panes } = useAppState();
  const a = useDeferredValue(useStore(playback, frameA));
  const b = useDeferredValue(useStore(playback, frameB));
  const scenario = useStore(panes, scenarioA);
  const rows = useMemo(() => {
    const comparable = a && b && scenario && a.frame.tick === b.frame.tick;
    return comparable ? fieldRows(diffFrames(scenario, a.frame, b.frame)) : undefined;
  }, [a, b, scenario]);
  if (a === undefined || rows === undefined) return null;
  return (
    <section className="finding-card" aria-label="Fields that differ">
      <header className="card-head">
        <h3>{rows.length === 0 ? 'No field differs' : `${readable(rows.length)} fields differ`}</h3>
        <span className="quiet">at tick {readable(a.frame.tick)}</span>
      </header>
      {rows.length > 0 && (
        <>
          <div className="field-rows">
            <table className="field-table">
              <thead>
                <tr>
                  <th scope="col">cell</th>
                  <th scope="col">entity</th>
                  <th scope="col">field</th>
                  <th scope="col">
                    <span className="tag tag-a">A</span>
                  </th>
                  <th scope="col">
                    <span className="tag tag-b">B</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, MOST_ROWS).map((row) => (
                  <Row key={`${row.entity.index} ${row.field.path}`} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          <div className="button-row">
            {rows.length > MOST_ROWS && <span className="quiet">the first {MOST_ROWS} are listed</span>}
            <CommandButton id="save-fields" className="button button-small" worded>
              <Download size={12} aria-hidden="true" /> CSV
            </CommandButton>
          </div>
        </>
      )}
    </section>
  );
}

function Row({ row: { entity, field } }: { row: FieldRow }): ReactElement {
  const { place, panes } = useAppState();
  const cell = { x: entity.x, y: entity.y };
  const show = (): void => {
    place.setState({ cell });
    panes.getState().session?.map?.reveal(cell);
  };
  return (
    <tr title={`written in phase ${phaseNumber(field.phase)}, ${field.phase}`}>
      <td className="number">
        <button
          type="button"
          className="link"
          data-as-it-is
          aria-label={`Show cell ${cell.x},${cell.y}`}
          onClick={show}
        >
          {cell.x},{cell.y}
        </button>
      </td>
      <td>
        {entity.type} <span className="quiet">{entity.index}</span>
      </td>
      <td>
        <code>{field.path}</code>
      </td>
      <td>{field.a ?? <span className="quiet">none</span>}</td>
      <td>{field.b ?? <span className="quiet">none</span>}</td>
    </tr>
  );
}
