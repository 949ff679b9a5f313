import { useEffect } from 'react';
import { lowerAlert, raiseAlert } from '../../state/alerts.ts';
import { useAppState } from '../../state/app-state.ts';

/** An alert for as long as what was graded here is not what was recorded, also once another view is shown. */
export function useDifferenceAlert(name: string, differences: readonly string[]): void {
  const { alerts } = useAppState();
  const [first] = differences;
  const count = differences.length;
  useEffect(() => {
    const key = `recorded ${name}`;
    if (first === undefined) return lowerAlert(alerts, key);
    raiseAlert(alerts, {
      key,
      severity: 'warning',
      what: count === 1 ? first : `${first} ${count - 1} more inputs differ.`,
      where: name,
      tip: 'its results list what differs',
    });
  }, [alerts, name, first, count]);
}
