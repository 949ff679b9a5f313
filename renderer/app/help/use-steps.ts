import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type AppState, useAppState } from '../../state/app-state.ts';
import { markDone, type Tour } from '../../state/tour.ts';
import { TOUR, type TourStep } from './tour-steps.ts';

const tourOf = (tour: Tour): Tour => tour;

/** The step that the tour is at, whether it is done, and how many there are; undefined while no tour is on. */
export function useStep():
  | { readonly step: TourStep; readonly at: number; readonly done: boolean }
  | undefined {
  const app = useAppState();
  const { at, pressed, done } = useStore(app.tour, tourOf);
  const step = at === undefined ? undefined : TOUR[at];
  const isDone = useSyncExternalStore(
    (changed) => listen(app, changed),
    () => step?.isDone(app, pressed.has(step.id)) ?? false,
  );
  useEffect(() => {
    if (step === undefined || !isDone) return;
    markDone(app.tour, step.id);
    if (step.shows) document.querySelector(step.shows)?.scrollIntoView({ block: 'center' });
  }, [app, step, isDone]);
  if (step === undefined || at === undefined) return undefined;
  return { step, at, done: isDone || done.has(step.id) };
}

/** Every store that a step may look at. */
function listen({ place, panes, playback, fuel, comparison }: AppState, changed: () => void): () => void {
  const ends = [place, panes, playback, fuel, comparison].map((store) => store.subscribe(changed));
  return () => {
    for (const end of ends) end();
  };
}
