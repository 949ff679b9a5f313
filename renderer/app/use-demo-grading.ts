import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../../shared/api/answers.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { useAppState } from '../state/app-state.ts';
import type { Place } from '../state/place.ts';
import { DEMOS } from '../views/home/demos.ts';

const viewOf = ({ view }: Place): Place['view'] => view;
const moduleOf = ({ open }: Place): string | undefined => open?.module;

/**
 * Grades demo engines, one after the other, so that cards and replays say what they come to on this machine: on Home those
 * of the cards, in a replay the one that is open. What was graded is not graded again while the page is open.
 */
export function useDemoGrading(services: Services): void {
  const { gradings, place } = useAppState();
  const view = useStore(place, viewOf);
  const open = useStore(place, moduleOf);
  useEffect(() => {
    let current = true;
    const cards = DEMOS.filter(({ id }) => id !== 'compared').map(({ open: { module } }) => module);
    const modules = new Set(view === 'home' ? cards : [open]);
    const gradeAll = async (): Promise<void> => {
      for (const module of modules) {
        // A module of the user's own is graded when asked for: it may take as long as its limits allow.
        if (!module?.startsWith('demo-') || !current) continue;
        const known = gradings.getState()[module]?.kind;
        if (known === 'graded' || known === 'running') continue;
        gradings.setState({ [module]: { kind: 'running', done: 0, total: 1 } });
        try {
          const result = await services.grade({ module });
          gradings.setState({ [module]: { kind: 'graded', result } });
        } catch (error) {
          gradings.setState({ [module]: { kind: 'failed', message: messageOf(error) } });
        }
      }
    };
    void gradeAll();
    return () => {
      current = false;
    };
  }, [gradings, services, view, open]);
}
