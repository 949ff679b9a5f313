import type { ReactElement } from 'react';
import { ViewTabs } from '../ViewTabs.tsx';
import { GradedFuel, SmokeFuel } from './GradedFuel.tsx';
import { MeasuredFuel } from './MeasuredFuel.tsx';
import { useSides } from './use-sides.ts';

/** Where the fuel goes: over the ticks of the open case, and case by case against the ceiling, for A and B. */
export function FuelView(): ReactElement {
  const sides = useSides();
  const title = `Fuel: ${sides.scenarioName}`;
  return (
    <main className="fuel-view" aria-label={title}>
      <h1 className="for-readers">{title}</h1>
      <div className="tab-row">
        <ViewTabs />
      </div>
      {sides.a === undefined && sides.b === undefined ? (
        <section className="fuel-empty" aria-label="Nothing to measure">
          <h2>Nothing to measure</h2>
          <p>Only a module burns fuel. Choose an engine in A or B at the top, and a case.</p>
        </section>
      ) : (
        <div className="fuel-columns">
          <div className="fuel-column">
            <MeasuredFuel sides={sides} />
            <SmokeFuel sides={sides} />
          </div>
          <div className="fuel-column">
            <GradedFuel sides={sides} />
          </div>
        </div>
      )}
    </main>
  );
}
