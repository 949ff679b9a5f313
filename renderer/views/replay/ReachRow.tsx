import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Reach } from '../../../shared/replay/frame-source.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import { PROVENANCE } from './FramePills.tsx';
import { percentOf, type TickScale } from './tick-scale.ts';

const NONE: readonly Reach[] = [];
const replayA = ({ a }: Panes): string | undefined => openedIn(a)?.replay;

/** What can be had at once, by how it would come. */
export function ReachRow({ scale }: { scale: TickScale }): ReactElement {
  const { activity, panes } = useAppState();
  const replay = useStore(panes, replayA);
  const reach = useStore(activity, (all) => (replay && all[replay]?.reach) || NONE);
  return (
    <div className="reach-row">
      {reach.map(({ provenance, from, to }) => (
        <div
          key={`${provenance} ${from}`}
          className={`reach reach-${provenance}`}
          title={`ticks ${from} to ${to}: ${PROVENANCE[provenance][1]}`}
          style={{
            left: `${percentOf(scale, from)}%`,
            width: `max(1px, ${percentOf(scale, to) - percentOf(scale, from)}%)`,
          }}
        />
      ))}
    </div>
  );
}
