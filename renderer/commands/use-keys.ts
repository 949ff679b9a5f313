import { useEffect } from 'react';
import { useAppState } from '../state/app-state.ts';
import type { Command } from './command.ts';
import { commandForKey, focusOf } from './press-key.ts';

/** Whether this is a Mac, where ⌘ takes the place of Ctrl. */
export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** A key that comes up sooner was pressed, not held. */
const HELD_MS = 300;

/** Runs commands by their keys for as long as the page is shown. */
export function useKeys(): void {
  const app = useAppState();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let held: { readonly command: Command; readonly code: string; readonly since: number } | undefined;
    const release = (): void => {
      const { command, since } = held ?? {};
      held = undefined;
      if (command && since !== undefined && performance.now() - since > HELD_MS) command.release?.(app);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = commandForKey(app, event, focusOf(event.target), isMac());
      if (command === undefined) return;
      event.preventDefault();
      if (command.release !== undefined) {
        if (event.repeat) return;
        held = { command, code: event.code, since: performance.now() };
      }
      command.run(app);
    };
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('keyup', (event) => event.code === held?.code && release(), { signal });
    // A key that comes up while another window is in front is never told.
    window.addEventListener('blur', release, { signal });
    return () => ended.abort();
  }, [app]);
}
