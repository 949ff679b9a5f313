import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Reach } from '../../../../shared/replay/frame-source.ts';
import { useAppState } from '../../../state/app-state.ts';
import type { ComparisonState } from '../../../state/comparison.ts';
import { openedIn, type Panes } from '../../../state/panes.ts';
import type { Place } from '../../../state/place.ts';
import type { Playback } from '../../../state/playback.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { type KnownTicks, knownTicks } from './known.ts';

const NONE: readonly Reach[] = [];
const replayA = ({ a }: Panes): string | undefined => openedIn(a)?.replay;
const gradedOf = ({ graded }: Panes): Panes['graded'] => graded;
const seenOf = ({ seen }: Playback): Playback['seen'] => seen;
const comparedOf = ({ answer }: ComparisonState) => answer?.series;
const besideOf = ({ open }: Place): string | undefined => open?.beside;

/** What can be had at once of pane A. */
export function useReach(): readonly Reach[] {
  const { activity, panes } = useAppState();
  const replay = useStore(panes, replayA);
  return useStore(activity, (all) => (replay && all[replay]?.reach) || NONE);
}

/** What is known of every tick of the run: A against the reference, or against the engine in B. */
export function useKnown(run: TickScale): readonly KnownTicks[] {
  const { panes, place, playback, comparison } = useAppState();
  const reach = useReach();
  const graded = useStore(panes, gradedOf);
  const seen = useStore(playback, seenOf);
  const beside = useStore(place, besideOf);
  const compared = useStore(comparison, comparedOf);
  return useMemo(() => {
    // Graded answers and brackets tell of the reference; of another engine only what was seen does.
    const ofReference = beside === undefined || beside === 'reference';
    const evidence = ofReference ? { graded, reach } : { graded: [], reach: [] };
    return knownTicks({ ...evidence, seen, compared }, run);
  }, [reach, graded, seen, compared, beside, run]);
}
