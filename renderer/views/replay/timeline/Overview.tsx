import { type PointerEvent, type ReactElement, useRef } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import { showStretch } from '../../../state/timeline.ts';
import { isWhole, pannedBy, type TickScale } from '../../../state/timeline-zoom.ts';
import { oneDecimal } from '../../../ui/numbers.ts';
import { percentOf, placeOf, tickAt } from './tick-scale.ts';

const tickOf = ({ tick }: Playback): number => tick;

/** Where the shown stretch is in the whole run, while it is not all of it; a drag moves it along. */
export function Overview({ run, shown }: { run: TickScale; shown: TickScale }): ReactElement | null {
  const { playback, timeline } = useAppState();
  const tick = useStore(playback, tickOf);
  const strip = useRef<HTMLDivElement>(null);
  if (isWhole(shown, run)) return null;
  const drag = (event: PointerEvent): void => {
    const box = strip.current?.getBoundingClientRect();
    if (!box) return;
    const middle = tickAt(run, (event.clientX - box.left) / box.width);
    showStretch(timeline, pannedBy(shown, run, middle - (shown.first + shown.last) / 2), run);
  };
  const place = placeOf(run, shown.first, shown.last);
  return (
    // Keys do the same by commands of their own.
    <div className="overview" aria-hidden="true">
      <span className="overview-share">{shareText(run, shown)} of run</span>
      <div
        ref={strip}
        className="overview-strip"
        title="the shown part of the run; drag to move it"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
        }}
      >
        <div className="overview-shown" style={place && { ...place, width: `max(8px, ${place.width})` }} />
        <div className="overview-head" style={{ left: `${percentOf(run, tick)}%` }} />
      </div>
    </div>
  );
}

function shareText(run: TickScale, shown: TickScale): string {
  const share = ((shown.last - shown.first) / (run.last - run.first)) * 100;
  return share < 1 ? `${oneDecimal(share)} %` : `${Math.round(share)} %`;
}
