import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Alert } from '../../../shared/api/answers.ts';
import { withAlert } from '../../state/activity.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import type { PaneName } from '../../state/replay-controls.ts';

const NONE: readonly Alert[] = [];
/** All alerts of a pane's replay: those that it was opened with, and those that came since. */
export function useAlerts(pane: PaneName): readonly Alert[] {
  const app = useAppState();
  const opened = openedIn(useStore(app.panes, (panes: Panes) => panes[pane]));
  const told = useStore(app.activity, (all) => (opened && all[opened.replay]?.alerts) ?? NONE);
  return useMemo(() => (opened?.alerts ?? NONE).reduce(withAlert, told), [opened, told]);
}
