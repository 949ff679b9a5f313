import { type RefObject, useEffect } from 'react';
import { useAppState } from '../../../state/app-state.ts';
import { shownOf, showStretch } from '../../../state/timeline.ts';
import { pannedBy, zoomedAbout } from '../../../state/timeline-zoom.ts';
import { tickAt } from './tick-scale.ts';

/** Px of the wheel that double or halve the shown stretch: some two notches. */
const PX_TO_DOUBLE = 240;
/** Px of a line, where a wheel counts in lines. */
const LINE_PX = 16;

/** The wheel over a strip zooms about the tick under the pointer; with Shift, or sideways, it moves along the run. */
export function useWheel(strip: RefObject<HTMLElement | null>): void {
  const { playback, timeline } = useAppState();
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { first, last } = playback.getState();
      const run = { first, last };
      const shown = shownOf(timeline.getState(), run);
      const box = element.getBoundingClientRect();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      // Some browsers turn the wheel sideways themselves while Shift is held.
      const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (sideways) {
        const by = ((event.deltaX || event.deltaY) * px * (shown.last - shown.first)) / box.width;
        showStretch(timeline, pannedBy(shown, run, by), run);
        return;
      }
      const tick = tickAt(shown, (event.clientX - box.left) / box.width);
      showStretch(timeline, zoomedAbout(shown, run, tick, 2 ** ((event.deltaY * px) / PX_TO_DOUBLE)), run);
    };
    // React's own listener could not keep the page, or the browser's zoom, from moving.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [strip, playback, timeline]);
}
