import { useEffect } from 'react';
import type { Services } from '../../shared/api/answers.ts';
import { useAppState } from '../state/app-state.ts';
import { ConnectedNotes } from './connected-notes.ts';
import { followTrail } from './follow-trail.ts';

/** Keeps the notes on what is open for as long as there is a connection. */
export function useNotes(services: Services): void {
  const app = useAppState();
  useEffect(() => {
    const controls = new ConnectedNotes(app, services);
    app.notes.setState({ controls });
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pagehide', () => controls.leave(), { signal });
    window.addEventListener('focus', () => controls.check(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? controls.save() : controls.check()),
      { signal },
    );
    const stopTrail = followTrail(app);
    return () => {
      ended.abort();
      stopTrail();
      controls.dispose();
      app.notes.setState({ controls: undefined });
    };
  }, [app, services]);
}
