import { useEffect } from 'react';
import { useAppState } from '../state/app-state.ts';
import { commandForKey, focusOf } from './press-key.ts';

/** Whether this is a Mac, where ⌘ takes the place of Ctrl. */
export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Runs commands by their keys for as long as the page is shown. */
export function useKeys(): void {
  const app = useAppState();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = commandForKey(app, event, focusOf(event.target), isMac());
      if (command === undefined) return;
      event.preventDefault();
      command.run(app);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [app]);
}
