import type { ReactElement } from 'react';
import { useAppState } from '../../../state/app-state.ts';
import { readable } from '../../../ui/numbers.ts';
import type { FieldChange } from './field-history.ts';

/** The latest changes that are listed; the chart shows the others. */
const MOST = 60;

/** The ticks at which a field changed, latest first; a click goes there. */
export function FieldChanges({
  name,
  changes,
}: {
  name: string;
  changes: readonly FieldChange[];
}): ReactElement {
  const { panes } = useAppState();
  const listed = changes.slice(-MOST).reverse();
  return (
    <>
      <p className="quiet">
        {readable(changes.length)} changes of {name}
        {changes.length > MOST && `, the latest ${MOST}`}
      </p>
      <ul className="changes" aria-label={`Changes of ${name}`}>
        {listed.map(({ tick, from, to }) => (
          <li key={tick}>
            <button
              type="button"
              className="link number"
              onClick={() => panes.getState().session?.seek(tick)}
            >
              {readable(tick)}
            </button>
            <span className="number">
              <span className="quiet">{from} →</span> {to}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
