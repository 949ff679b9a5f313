import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import { NumberField } from '../../ui/NumberField.tsx';

const loopOf = ({ loop }: Playback): Playback['loop'] => loop;

/** The ends of the range that is played over and over, while there is one. */
export function LoopFields(): ReactElement | null {
  const { playback, panes } = useAppState();
  const loop = useStore(playback, loopOf);
  if (loop === undefined) return null;
  const [from, to] = loop;
  const change = (start: number, end: number): void => {
    const { first, last } = playback.getState();
    const low = Math.max(first, Math.min(start, last - 1));
    panes.getState().session?.setLoop([low, Math.max(low + 1, Math.min(end, last))]);
  };
  return (
    <span className="loop-fields">
      <NumberField label="Loop from" name="loop-from" value={from} onSubmit={(tick) => change(tick, to)} />
      <span aria-hidden="true">–</span>
      <NumberField label="Loop to" name="loop-to" value={to} onSubmit={(tick) => change(from, tick)} />
    </span>
  );
}
