import { Bell } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AppAlert } from '../../state/alerts.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Overlay } from '../../state/overlay.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';
import { AlertRow } from './AlertRow.tsx';
import { useAlertsOfAll } from './use-alerts-of-all.ts';

const isUnfolded = ({ alerts }: Overlay): boolean => alerts;

/** How many alerts there are, and the list of them, which goes at a click beside it or with Esc. */
export function AlertsButton(): ReactElement {
  const { overlay } = useAppState();
  const unfolded = useStore(overlay, isUnfolded);
  const alerts = useAlertsOfAll();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unfolded) list.current?.showPopover();
    else list.current?.hidePopover();
  }, [unfolded]);
  return (
    <>
      <CommandButton
        id="alerts"
        className={alerts.length > 0 ? 'text-button alerts-some' : 'text-button'}
        worded
        expanded={unfolded}
      >
        <Bell size={16} aria-hidden="true" />
        <span data-alerts={alerts.length}>
          {alerts.length > 0 ? readable(alerts.length) : <span className="for-readers">0</span>}
          <span className="for-readers"> {alerts.length === 1 ? 'alert' : 'alerts'}</span>
        </span>
      </CommandButton>
      <div
        ref={list}
        popover="auto"
        className="alert-list"
        onToggle={(event) => {
          if (event.newState === 'closed') overlay.setState({ alerts: false });
        }}
      >
        <ul aria-label="Alerts">
          {alerts.length === 0 && <li className="quiet">Nothing is odd here.</li>}
          {alerts.map((alert) => (
            <AlertRow key={alert.key} alert={alert} />
          ))}
        </ul>
      </div>
      <Newest alerts={alerts} />
    </>
  );
}

/** Says an alert to readers of the screen when it comes. */
function Newest({ alerts }: { alerts: readonly AppAlert[] }): ReactElement {
  const known = useRef<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const fresh = alerts.filter(({ key }) => !known.current.has(key));
    known.current = new Set(alerts.map(({ key }) => key));
    const newest = fresh.at(-1);
    if (newest) setSaid(fresh.length > 1 ? `${fresh.length} alerts` : `Alert: ${newest.what}`);
  }, [alerts]);
  return (
    <p className="for-readers" aria-live="polite">
      {said}
    </p>
  );
}
