import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Alert } from '../../../shared/api/answers.ts';
import { withAlert } from '../../state/activity.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';

const NONE: readonly Alert[] = [];
const paneA = ({ a }: Panes): Panes['a'] => a;

/** All alerts of pane A's replay: those that it was opened with, and those that came since. */
export function useAlerts(): readonly Alert[] {
  const app = useAppState();
  const opened = openedIn(useStore(app.panes, paneA));
  const told = useStore(app.activity, (all) => (opened && all[opened.replay]?.alerts) ?? NONE);
  return useMemo(() => (opened?.alerts ?? NONE).reduce(withAlert, told), [opened, told]);
}
