import { type ReactElement, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Services } from '../../shared/api/answers.ts';
import { useComparing } from '../comparing/use-comparing.ts';
import { useNotes } from '../notes/use-notes.ts';
import { ConnectedLibrary } from '../opening/library-controls.ts';
import { useSettings } from '../opening/use-settings.ts';
import { useSavedSessions } from '../saved-sessions/use-saved-sessions.ts';
import { useSession } from '../session/use-session.ts';
import { useAppState } from '../state/app-state.ts';
import type { Place } from '../state/place.ts';
import { CaseView } from '../views/case/CaseView.tsx';
import { DivergenceView } from '../views/divergence/DivergenceView.tsx';
import { FieldView } from '../views/field/FieldView.tsx';
import { FuelView } from '../views/fuel/FuelView.tsx';
import { HomeView } from '../views/home/HomeView.tsx';
import { ReplayView } from '../views/replay/ReplayView.tsx';
import { ResultsView } from '../views/results/ResultsView.tsx';
import { useDemoGrading } from './use-demo-grading.ts';

const viewOf = ({ view }: Place): Place['view'] => view;

/** The view that the place names, over one connection. */
export function Views({ services }: { services: Services }): ReactElement {
  const app = useAppState();
  const view = useStore(app.place, viewOf);
  useSettings(services);
  useSession(services);
  useComparing(services);
  useNotes(services);
  useSavedSessions(services);
  // Before anything is shown: a key that is pressed at first sight must find the library.
  useLayoutEffect(() => {
    const controls = new ConnectedLibrary(app, services);
    app.library.setState({ controls });
    void controls.refresh();
    return () => {
      controls.dispose();
      app.library.setState({ controls: undefined, sending: undefined });
    };
  }, [app, services]);
  useDemoGrading();
  if (view === 'results') return <ResultsView />;
  if (view === 'divergence') return <DivergenceView />;
  if (view === 'field') return <FieldView />;
  if (view === 'case') return <CaseView />;
  if (view === 'fuel') return <FuelView />;
  return view === 'replay' ? <ReplayView /> : <HomeView />;
}
