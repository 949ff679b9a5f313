import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import { FuelOverTicks } from '../../charts/FuelOverTicks.tsx';
import type { FuelLine } from '../../charts/fuel-lines.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import { MeasureRow } from './MeasureRow.tsx';
import type { FuelSide, FuelSides } from './use-sides.ts';

const ticksOfA = ({ a }: Panes): number | undefined => openedIn(a)?.scenario?.ticks;

/** Fuel over the ticks of the open case, which is measured when asked for. */
export function MeasuredFuel({
  sides: { scenario, scenarioName, of, a, b },
}: {
  sides: FuelSides;
}): ReactElement | null {
  const { panes } = useAppState();
  const ticks = useStore(panes, ticksOfA);
  const lineA = useLine(a);
  const lineB = useLine(b);
  if (scenario === undefined) return null;
  const measured = [lineA, lineB].map((line) => line?.series.points.at(-1)?.tick ?? 0);
  return (
    <FuelOverTicks
      title="Fuel over ticks"
      subtitle={scenarioName}
      a={lineA}
      b={lineB}
      lastTick={ticks ?? Math.max(...measured)}
      limit={of?.fuelLimit}
      fileName={`lattice-fuel-${scenarioName}`}
      legend={
        <section className="fuel-sides" aria-label="How it grows">
          {[a, b].map((side) => side && <MeasureRow key={side.key} side={side} scenario={scenario} />)}
        </section>
      }
    />
  );
}

/** A side as a line; the same one for as long as nothing is known that was not known before. */
function useLine(side: FuelSide | undefined): FuelLine | undefined {
  const name = side?.name;
  const series = side?.series;
  return useMemo(
    () => (name === undefined || series === undefined ? undefined : { name, series }),
    [name, series],
  );
}
