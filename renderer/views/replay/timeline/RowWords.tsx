import type { ReactElement } from 'react';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import type { FuelFailure } from '../../../state/fuel.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { CommandButton } from '../../../ui/CommandButton.tsx';
import { readable } from '../../../ui/numbers.ts';
import { fuelCurve, fuelWords } from './fuel-curve.ts';
import type { KnownTicks } from './known.ts';
import { knownWords } from './known-words.ts';

/** What the rows show, in words, at their right end. */
export function RowWords({
  known,
  fuel,
  run,
}: {
  known: readonly KnownTicks[];
  fuel: FuelSeries | FuelFailure | 'none' | undefined;
  run: TickScale;
}): ReactElement {
  const differs = known.some(({ is }) => is === 'different');
  return (
    <div className="row-words">
      <p className={differs ? 'difference-words differs' : 'difference-words'}>{knownWords(known)}</p>
      <p className="fuel-words">
        <FuelText fuel={fuel} run={run} />
      </p>
    </div>
  );
}

function FuelText({ fuel, run }: { fuel: FuelSeries | FuelFailure | 'none' | undefined; run: TickScale }) {
  if (fuel === 'none') return 'only a module burns fuel';
  if (fuel === undefined || 'failed' in fuel) {
    return (
      <>
        {fuel && <span>fuel could not be measured: {fuel.failed}</span>}
        <CommandButton id="measure-fuel" className="text-button icon-small" worded>
          Measure
        </CommandButton>
      </>
    );
  }
  const { ceiling } = fuelCurve(fuel, run.last);
  const words = fuelWords(fuel);
  return (
    <>
      {words !== '' && <span className={fuel.crossedAt === undefined ? '' : 'over'}>{words}</span>}
      {fuel.done < fuel.total && (
        <CommandButton id="stop-fuel" className="text-button icon-small" worded>
          Cancel
        </CommandButton>
      )}
      {ceiling !== undefined && (
        <span className="ceiling">ceiling: {readable(Math.round(ceiling))} a tick on average</span>
      )}
    </>
  );
}
