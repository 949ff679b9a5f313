import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Overlay } from '../../state/overlay.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';
import { useAlerts } from './use-alerts.ts';

const isUnfolded = ({ alerts }: Overlay): boolean => alerts;

/** How many alerts there are, and the list of them. */
export function AlertList(): ReactElement {
  const { overlay, panes } = useAppState();
  const unfolded = useStore(overlay, isUnfolded);
  const alerts = useAlerts();
  return (
    <div className="alerts">
      <CommandButton id="alerts" className="text-button" worded expanded={unfolded}>
        <Bell size={16} aria-hidden="true" />
        <span data-alerts={alerts.length}>
          {alerts.length} {alerts.length === 1 ? 'alert' : 'alerts'}
        </span>
      </CommandButton>
      {unfolded && (
        <ul className="alert-list" aria-label="Alerts">
          {alerts.length === 0 && <li className="quiet">Nothing is odd about this replay.</li>}
          {alerts.map((alert) => (
            <li key={`${alert.code} ${alert.tick} ${alert.message}`}>
              <span>{alert.message}</span>
              {alert.tick !== undefined && (
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => panes.getState().session?.seek(alert.tick ?? 0)}
                >
                  tick {readable(alert.tick)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
