import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { fuelAt, fuelCurve } from './fuel-curve.ts';
import { useCounts } from './use-counts.ts';
import { useFuel } from './use-fuel.ts';

const differentOf = ({ different }: Playback): number => different?.length ?? 0;
const tickOf = ({ tick }: Playback): number => tick;

/** What the rows of the timeline are called, and the fuel of the shown tick. */
export function RowNames({ run }: { run: TickScale }): ReactElement {
  const { playback } = useAppState();
  const fuel = useFuel();
  const counts = useCounts();
  const tick = useStore(playback, tickOf);
  const different = useStore(playback, differentOf);
  const perTick =
    typeof fuel === 'object' && 'points' in fuel ? fuelAt(fuelCurve(fuel, run.last), tick) : undefined;
  return (
    <div className="timeline-names" aria-hidden="true">
      <span>difference</span>
      <span>
        {counts ? 'entities' : 'fuel a tick'}
        {counts && <b className="number">{readable(different)}</b>}
        {!counts && perTick !== undefined && <b className="number">{readable(Math.round(perTick))}</b>}
      </span>
      <span>reachable</span>
    </div>
  );
}
