import { type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Panes } from '../../../state/panes.ts';
import type { Playback } from '../../../state/playback.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { niceSteps, percentOf, placeOf, tickAt } from './tick-scale.ts';
import { usePlayhead } from './use-playhead.ts';
import { useWheel } from './use-wheel.ts';

const loopOf = ({ loop }: Playback): Playback['loop'] => loop;
const tickOf = ({ tick }: Playback): number => tick;
const sessionOf = ({ session }: Panes): Panes['session'] => session;

/** The strip that a hand moves the tick on: drag to go there, Shift and drag to loop a range, the wheel to zoom. */
export function Strip({
  run,
  shown,
  children,
}: {
  run: TickScale;
  shown: TickScale;
  children: ReactNode;
}): ReactElement {
  const app = useAppState();
  const strip = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const flag = useRef<HTMLDivElement>(null);
  const loopFrom = useRef<number>(undefined);
  const session = useStore(app.panes, sessionOf);
  const loop = useStore(app.playback, loopOf);
  const tick = useStore(app.playback, tickOf);
  usePlayhead(head, flag, run, shown);
  useWheel(strip);
  const tickUnder = (event: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect();
    return box ? tickAt(shown, (event.clientX - box.left) / box.width) : shown.first;
  };
  const down = (event: PointerEvent<HTMLDivElement>): void => {
    // The right button asks for the menu and leaves the tick where it is.
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.shiftKey) loopFrom.current = tickUnder(event);
    else session?.scrub(tickUnder(event));
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = tickUnder(event);
    const from = loopFrom.current;
    if (from === undefined) session?.scrub(at);
    else if (from !== at) session?.setLoop([Math.min(from, at), Math.max(from, at)]);
  };
  const looped = loop && placeOf(shown, loop[0], loop[1]);
  return (
    <div
      ref={strip}
      className="strip"
      role="slider"
      tabIndex={0}
      aria-label="Tick of the run"
      aria-valuemin={run.first}
      aria-valuemax={run.last}
      aria-valuenow={tick}
      aria-valuetext={`tick ${readable(tick)} of ${readable(run.last)}`}
      data-shown={`${shown.first}-${shown.last}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        loopFrom.current = undefined;
      }}
    >
      {children}
      {looped && <div className="loop-range" style={looped} />}
      <div className="axis" aria-hidden="true">
        {niceSteps(shown).map((at) => (
          <span
            key={at}
            className={at === shown.first ? 'at-start' : at === shown.last ? 'at-end' : undefined}
            style={{ left: `${percentOf(shown, at)}%` }}
          >
            {readable(at)}
          </span>
        ))}
      </div>
      <div ref={head} className="head" aria-hidden="true">
        <div ref={flag} className="head-flag number" />
      </div>
    </div>
  );
}
