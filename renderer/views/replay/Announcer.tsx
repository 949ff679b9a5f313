import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { describeCell } from '../../map/text/describe.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Panes } from '../../state/panes.ts';
import type { Place } from '../../state/place.ts';
import type { Playback } from '../../state/playback.ts';
import { readable } from '../../ui/numbers.ts';
import { PROVENANCE } from './FramePills.tsx';

/** Nothing is said until the tick has rested so long. */
const PAUSE_MS = 600;

const all = (playback: Playback): Playback => playback;
const cellOf = ({ cell }: Place): Place['cell'] => cell;
const hasCursor = ({ cursor }: Panes): boolean => cursor;

/** Says to readers of the screen what is shown, once it stands. */
export function Announcer(): ReactElement {
  const { playback } = useAppState();
  const { state, a, different } = useStore(playback, all);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (state !== 'still' || a === undefined) return undefined;
    const words = [
      `Tick ${readable(a.frame.tick)}`,
      PROVENANCE[a.provenance][0],
      a.verification === 'mismatch' ? 'not the expected answer' : a.verification,
      ...(different === undefined ? [] : [`${different.length} entities differ`]),
    ].join(', ');
    const timer = window.setTimeout(() => setSaid(words), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [state, a, different]);
  return (
    <p className="for-readers" aria-live="polite" data-said>
      {said}
    </p>
  );
}

/** Says what is on the cell that the arrow keys went to, as long as the tick stands. */
export function CellAnnouncer({ scenario }: { scenario: Scenario | null }): ReactElement {
  const { place, panes, playback } = useAppState();
  const cell = useStore(place, cellOf);
  const byKeys = useStore(panes, hasCursor);
  const { state, a } = useStore(playback, all);
  const shown = scenario !== null && a !== undefined && cell !== undefined && byKeys && state === 'still';
  const words = shown ? describeCell(scenario, a.frame, cell.x, cell.y) : '';
  return (
    <p className="for-readers" aria-live="polite" data-cell-said>
      {words}
    </p>
  );
}
