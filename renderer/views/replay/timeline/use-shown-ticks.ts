import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import { shownOf, type Timeline } from '../../../state/timeline.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';

const firstOf = ({ first }: Playback): number => first;
const lastOf = ({ last }: Playback): number => last;
const timelineOf = (timeline: Timeline): Timeline => timeline;

/** All ticks of the run, and those that the timeline shows. */
export function useShownTicks(): { readonly run: TickScale; readonly shown: TickScale } {
  const { playback, timeline } = useAppState();
  const first = useStore(playback, firstOf);
  const last = useStore(playback, lastOf);
  const zoom = useStore(timeline, timelineOf);
  return useMemo(() => {
    const run = { first, last: Math.max(last, first + 1) };
    return { run, shown: shownOf(zoom, run) };
  }, [first, last, zoom]);
}
