import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type RankedRun, rankedRun } from '../../../shared/grading/ranking/ranked-run.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Place } from '../../state/place.ts';
import { type Runs, recordOf } from '../../state/runs.ts';

const runOf = ({ open }: Place): string | undefined => open?.run;
const all = (runs: Runs): Runs => runs;
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** The run that is open, as ranking takes it; undefined while its record is not read, and where none is open. */
export function useOpenRun(): RankedRun | undefined {
  const app = useAppState();
  const run = useStore(app.place, runOf);
  const summary = recordOf(useStore(app.runs, all), run)?.summary;
  const controls = useStore(app.library, controlsOf);
  useEffect(() => {
    if (run !== undefined) controls?.readRun(run);
  }, [run, controls]);
  return useMemo(() => (summary ? rankedRun(summary) : undefined), [summary]);
}
