import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import { gradingKey } from '../state/gradings.ts';
import type { LibraryState } from '../state/library.ts';
import type { Place } from '../state/place.ts';
import { DEMO_CASE, DEMOS } from '../views/home/demos.ts';

const viewOf = ({ view }: Place): Place['view'] => view;
const moduleOf = ({ open }: Place): string | undefined => open?.module;
const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/**
 * Grades demo engines, so that cards and replays say what they come to on this machine: on Home those of the cards, in a
 * replay the one that is open. What was graded once is not graded again, not even by another page.
 */
export function useDemoGrading(): void {
  const { gradings, place, library } = useAppState();
  const view = useStore(place, viewOf);
  const open = useStore(place, moduleOf);
  const controls = useStore(library, controlsOf);
  useEffect(() => {
    if (controls === undefined) return undefined;
    const cards = DEMOS.filter(({ id }) => id !== 'compared').map(({ open: { module } }) => module);
    const gradeNext = (): void => {
      for (const module of new Set(view === 'home' ? cards : [open])) {
        // A module of the user's own is graded when asked for: it may take as long as its limits allow.
        if (!module?.startsWith('demo-')) continue;
        const known = gradings.getState()[gradingKey(module, DEMO_CASE)]?.kind;
        // One at a time: two at once would take twice as long each.
        if (known === 'running') return;
        if (known === undefined) {
          controls.gradeOnce(module, DEMO_CASE);
          return;
        }
      }
    };
    gradeNext();
    return gradings.subscribe(gradeNext);
  }, [gradings, controls, view, open]);
}
