import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Panes } from '../../state/panes.ts';
import type { Playback } from '../../state/playback.ts';
import { readable } from '../../ui/numbers.ts';
import { GradedRow } from './GradedRow.tsx';
import { ReachRow } from './ReachRow.tsx';
import { niceSteps, type TickScale } from './tick-scale.ts';
import { WorkRow } from './WorkRow.tsx';

const firstOf = ({ first }: Playback): number => first;
const lastOf = ({ last }: Playback): number => last;
const loopOf = ({ loop }: Playback): Playback['loop'] => loop;
const tickOf = ({ tick }: Playback): number => tick;
const sessionOf = ({ session }: Panes): Panes['session'] => session;

/** All ticks of the run in one strip: drag to go there, Shift and drag to loop a range. */
export function Timeline(): ReactElement {
  const app = useAppState();
  const strip = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const flag = useRef<HTMLDivElement>(null);
  const loopFrom = useRef<number>(undefined);
  const session = useStore(app.panes, sessionOf);
  const first = useStore(app.playback, firstOf);
  const last = useStore(app.playback, lastOf);
  const loop = useStore(app.playback, loopOf);
  const tick = useStore(app.playback, tickOf);
  const scale: TickScale = { first, last: Math.max(last, first + 1) };
  useEffect(() => {
    const follow = (shown: number): void => {
      const share = Math.min(1, Math.max(0, (shown - first) / Math.max(1, last - first)));
      if (head.current) head.current.style.left = `${share * 100}%`;
      if (flag.current) flag.current.textContent = readable(shown);
    };
    return session?.onTick(follow);
  }, [session, first, last]);
  const tickUnder = (event: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect();
    if (!box) return first;
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    return Math.round(first + share * (last - first));
  };
  const down = (event: PointerEvent<HTMLDivElement>): void => {
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
  return (
    <div className="timeline">
      <div className="timeline-names" aria-hidden="true">
        <span>graded</span>
        <span>reachable</span>
      </div>
      <div className="strip-box">
        <GradedRow scale={scale} />
        <div
          ref={strip}
          className="strip"
          role="slider"
          tabIndex={0}
          aria-label="Tick of the run"
          aria-valuemin={first}
          aria-valuemax={last}
          aria-valuenow={tick}
          aria-valuetext={`tick ${readable(tick)} of ${readable(last)}`}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={() => {
            loopFrom.current = undefined;
          }}
        >
          <ReachRow scale={scale} />
          {loop && (
            <div
              className="loop-range"
              style={{
                left: `${((loop[0] - first) / (scale.last - first)) * 100}%`,
                width: `${((loop[1] - loop[0]) / (scale.last - first)) * 100}%`,
              }}
            />
          )}
          <div className="axis" aria-hidden="true">
            {niceSteps(scale).map((at) => (
              <span key={at} style={{ left: `${((at - first) / (scale.last - first)) * 100}%` }}>
                {readable(at)}
              </span>
            ))}
          </div>
          <div ref={head} className="head" aria-hidden="true">
            <div ref={flag} className="head-flag number" />
          </div>
        </div>
      </div>
      <WorkRow />
    </div>
  );
}
