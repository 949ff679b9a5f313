import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { Playback } from '../../../state/playback.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { fuelAt, fuelCurve } from './fuel-curve.ts';
import { useFuel } from './use-fuel.ts';

const tickOf = ({ tick }: Playback): number => tick;

/** What the rows of the timeline are called, and the fuel of the shown tick. */
export function RowNames({ run }: { run: TickScale }): ReactElement {
  const { playback } = useAppState();
  const fuel = useFuel();
  const tick = useStore(playback, tickOf);
  const perTick =
    typeof fuel === 'object' && 'points' in fuel ? fuelAt(fuelCurve(fuel, run.last), tick) : undefined;
  return (
    <div className="timeline-names" aria-hidden="true">
      <span>difference</span>
      <span>
        fuel a tick
        {perTick !== undefined && <b className="number">{readable(Math.round(perTick))}</b>}
      </span>
      <span>reachable</span>
    </div>
  );
}
