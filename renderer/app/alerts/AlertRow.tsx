import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { type AppAlert, dismissAlert } from '../../state/alerts.ts';
import { useAppState } from '../../state/app-state.ts';
import { readable } from '../../ui/numbers.ts';

const SIGNS = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;

/** One alert: how grave, what, where, a tip, the way to its tick, and away with it. */
export function AlertRow({ alert }: { alert: AppAlert }): ReactElement {
  const { alerts, panes } = useAppState();
  const { severity, what, where, tip, tick } = alert;
  const Sign = SIGNS[severity];
  return (
    <li className={`alert-${severity}`} data-severity={severity}>
      <Sign size={16} aria-hidden="true" />
      <div className="alert-words">
        <p>
          <span className="for-readers">{severity}: </span>
          {what}
        </p>
        {(where !== undefined || tip !== undefined) && (
          <p className="quiet">{[where, tip].filter((words) => words !== undefined).join(' · ')}</p>
        )}
      </div>
      {tick !== undefined && (
        <button
          type="button"
          className="button button-small"
          onClick={() => panes.getState().session?.seek(tick)}
        >
          tick {readable(tick)}
        </button>
      )}
      <button
        type="button"
        className="icon-button icon-small"
        aria-label={`Dismiss: ${what}`}
        title="Dismiss"
        onClick={() => dismissAlert(alerts, alert)}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
