import { useEffect } from 'react';
import type { Services } from '../../shared/api/answers.ts';
import { useAppState } from '../state/app-state.ts';
import { ConnectedSessions } from './connected-sessions.ts';

/** Keeps the last session, and offers saved ones, for as long as there is a connection. */
export function useSavedSessions(services: Services): void {
  const app = useAppState();
  useEffect(() => {
    const controls = new ConnectedSessions(app, services);
    app.sessions.setState({ controls });
    const leave = (): void => void controls.keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      controls.dispose();
      app.sessions.setState({ controls: undefined });
    };
  }, [app, services]);
}
