import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import type { Place } from '../../state/place.ts';
import type { Results } from './results.ts';

const runOf = ({ open }: Place): string | undefined => open?.run;
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** Looks up what the engines that are open came to at an earlier time, and what the record of an open run says. */
export function useRecall({ a, b, onCase }: Results): void {
  const { library, place } = useAppState();
  const controls = useStore(library, controlsOf);
  const id = onCase?.id;
  const [first, second] = [a?.module, b?.module];
  const run = useStore(place, runOf);
  useEffect(() => {
    if (run !== undefined) controls?.readRun(run);
  }, [controls, run]);
  useEffect(() => {
    if (controls === undefined || id === undefined) return;
    for (const module of [first, second]) if (module !== undefined) controls.recall(module, id);
  }, [controls, id, first, second]);
}
