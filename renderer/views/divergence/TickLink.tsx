import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { readable } from '../../ui/numbers.ts';

/** A tick that a click goes to. */
export function TickLink({ tick }: { tick: number }): ReactElement {
  const { panes } = useAppState();
  return (
    <button
      type="button"
      className="link number"
      aria-label={`Go to tick ${tick}`}
      onClick={() => panes.getState().session?.seek(tick)}
    >
      {readable(tick)}
    </button>
  );
}
