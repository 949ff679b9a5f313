import { useEffect } from 'react';
import type { Services } from '../../../shared/api/answers.ts';
import { messageOf } from '../../../shared/base/fault.ts';
import { useAppState } from '../../state/app-state.ts';
import { DEMOS } from './demos.ts';

/**
 * Grades the engines of the demo cards, one after the other, so that each card shows a verdict of this machine. What was
 * graded before is not graded again while the page is open.
 */
export function useDemoGradings(services: Services): void {
  const { gradings } = useAppState();
  useEffect(() => {
    let current = true;
    const modules = new Set(DEMOS.filter(({ id }) => id !== 'compared').map(({ open }) => open.module));
    const gradeAll = async (): Promise<void> => {
      for (const module of modules) {
        if (module === undefined || !current || gradings.getState()[module]?.kind === 'graded') continue;
        try {
          const result = await services.grade({ module });
          gradings.setState({ [module]: { kind: 'graded', result } });
        } catch (error) {
          if (current) gradings.setState({ [module]: { kind: 'failed', message: messageOf(error) } });
        }
      }
    };
    void gradeAll();
    return () => {
      current = false;
    };
  }, [gradings, services]);
}
