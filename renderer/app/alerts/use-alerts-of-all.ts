import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Alert } from '../../../shared/api/answers.ts';
import { isGrave } from '../../state/activity.ts';
import { type Alerts, type AppAlert, standing } from '../../state/alerts.ts';
import { useAppState } from '../../state/app-state.ts';
import { type Place, playsReplay } from '../../state/place.ts';
import { useAlerts } from '../../views/replay/use-alerts.ts';

const all = (alerts: Alerts): Alerts => alerts;

/** What is not fatal and not put away: of the page, and of the replays that are open. */
export function useAlertsOfAll(): readonly AppAlert[] {
  const { alerts, place } = useAppState();
  const state = useStore(alerts, all);
  const plays = useStore(place, (where: Place) => playsReplay(where));
  const a = useAlerts('a');
  const b = useAlerts('b');
  return useMemo(() => {
    const replays = plays
      ? [...a.map((one) => ofReplay(one, 'A')), ...b.map((one) => ofReplay(one, 'B'))]
      : [];
    return standing([...state.list, ...replays], state);
  }, [state, a, b, plays]);
}

function ofReplay(alert: Alert, pane: 'A' | 'B'): AppAlert {
  const { code, message, tick } = alert;
  return {
    key: `replay ${pane} ${code} ${tick ?? ''} ${message}`,
    severity: isGrave(alert) || code === 'mismatch' ? 'warning' : 'note',
    what: message,
    where: `replay ${pane}`,
    ...(tick === undefined ? {} : { tick }),
  };
}
