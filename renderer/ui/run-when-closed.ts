import { useMemo } from 'react';

/** What is chosen in a menu, and the moment at which it is run. */
export interface RunWhenClosed {
  choose(run: () => void): void;
  /** For the menu's own handler of this name. */
  onCloseAutoFocus(): void;
}

/** Runs what was chosen in a menu once it has closed and given the focus back: what is run may move the focus. */
export function useRunWhenClosed(): RunWhenClosed {
  return useMemo(() => {
    let chosen: (() => void) | undefined;
    return {
      choose: (run) => {
        chosen = run;
      },
      onCloseAutoFocus: () => {
        const run = chosen;
        chosen = undefined;
        // The focus is given back when this handler has returned.
        if (run) queueMicrotask(run);
      },
    };
  }, []);
}
