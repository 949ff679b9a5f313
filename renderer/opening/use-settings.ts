import { useEffect } from 'react';
import type { Services } from '../../shared/api/answers.ts';
import { useAppState } from '../state/app-state.ts';
import { ConnectedSettings } from './settings-controls.ts';

/** Reads the settings over a connection, and again when one comes back to the page: another window may have changed them. */
export function useSettings(services: Services): void {
  const { settings } = useAppState();
  useEffect(() => {
    const controls = new ConnectedSettings(settings, services);
    settings.setState({ controls });
    controls.read();
    const read = (): void => controls.read();
    window.addEventListener('focus', read);
    return () => {
      window.removeEventListener('focus', read);
      settings.setState({ controls: undefined });
    };
  }, [settings, services]);
}
