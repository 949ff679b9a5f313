import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../../shared/api/answers.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { useSession } from '../session/use-session.ts';
import { useAppState } from '../state/app-state.ts';
import type { LibraryState } from '../state/library.ts';
import type { Place } from '../state/place.ts';
import { HomeView } from '../views/home/HomeView.tsx';
import { ReplayView } from '../views/replay/ReplayView.tsx';
import { useDemoGrading } from './use-demo-grading.ts';

const viewOf = ({ view }: Place): Place['view'] => view;

/** The view that the place names, over one connection. */
export function Views({ services }: { services: Services }): ReactElement {
  const app = useAppState();
  const view = useStore(app.place, viewOf);
  useSession(services);
  useDemoGrading(services);
  useEffect(() => {
    let current = true;
    const take = (state: LibraryState): void => {
      if (current) app.library.setState(state);
    };
    services.library().then(
      (items) => take({ items, error: undefined }),
      (error: unknown) => take({ items: undefined, error: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [app, services]);
  return view === 'replay' ? <ReplayView /> : <HomeView />;
}
