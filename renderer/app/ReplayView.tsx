import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { OpenedReplay, Services } from '../../shared/api/answers.ts';
import { EntityTable } from './EntityTable.tsx';
import { FrameFacts } from './FrameFacts.tsx';
import { TickControls } from './TickControls.tsx';
import { useFrame } from './use-replay.ts';

/** An opened replay at one tick. */
export function ReplayView({
  services,
  opened,
  startTick,
  onTick,
}: {
  services: Services;
  opened: OpenedReplay;
  startTick: number;
  onTick: (tick: number) => void;
}): ReactElement {
  const { replay, firstTick, lastTick, graded, scenario } = opened;
  const within = useCallback(
    (tick: number) => Math.min(lastTick, Math.max(firstTick, tick)),
    [firstTick, lastTick],
  );
  const [tick, setTick] = useState(() => within(startTick));
  const { value: shown, error } = useFrame(services, replay, tick);
  useEffect(() => onTick(tick), [onTick, tick]);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (typing || by === 0) return;
      event.preventDefault();
      setTick((before) => within(before + by * (event.shiftKey ? 60 : 1)));
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [within]);
  const gradedTicks = graded.length > 0 ? graded.map((one) => one.tick) : (scenario?.snapshots ?? []);
  const known = shown && graded.find((one) => one.tick === shown.frame.tick);
  return (
    <section
      aria-label={opened.title}
      data-tick={shown?.frame.tick}
      data-checksum={shown?.checksum}
      aria-busy={shown?.frame.tick !== tick && error === undefined}
    >
      <h2>{opened.title}</h2>
      <TickControls
        tick={tick}
        first={firstTick}
        last={lastTick}
        graded={gradedTicks}
        go={(to) => setTick(within(to))}
      />
      {error !== undefined && (
        <p className="error" role="alert">
          Tick {tick.toLocaleString('en')} cannot be shown: {error}
        </p>
      )}
      {shown && <FrameFacts shown={shown} expected={known?.checksum} />}
      {shown && <EntityTable frame={shown.frame} scenario={scenario} />}
    </section>
  );
}
