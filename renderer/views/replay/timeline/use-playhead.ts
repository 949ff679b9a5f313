import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Panes } from '../../../state/panes.ts';
import { showStretch } from '../../../state/timeline.ts';
import { holds, pageWith, type TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { percentOf } from './tick-scale.ts';

const sessionOf = ({ session }: Panes): Panes['session'] => session;

/**
 * Moves an element with the tick that is drawn, past React, and turns the shown stretch to a tick that leaves it. A hand
 * that has moved the stretch away from a playing tick is let look there.
 */
export function usePlayhead(
  head: RefObject<HTMLElement | null>,
  flag: RefObject<HTMLElement | null>,
  run: TickScale,
  shown: TickScale,
): void {
  const { panes, playback, timeline } = useAppState();
  const session = useStore(panes, sessionOf);
  const drawn = useRef<number>(undefined);
  useEffect(() => {
    const follow = (tick: number): void => {
      const before = drawn.current;
      drawn.current = tick;
      if (head.current) {
        head.current.hidden = !holds(shown, tick);
        head.current.style.left = `${percentOf(shown, tick)}%`;
      }
      if (flag.current) flag.current.textContent = readable(tick);
      if (before === undefined || before === tick || holds(shown, tick)) return;
      const plays = playback.getState().state === 'playing';
      if (!plays || holds(shown, before)) showStretch(timeline, pageWith(shown, run, tick), run);
    };
    return session?.onTick(follow);
  }, [session, run, shown, head, flag, playback, timeline]);
}
