import type { ReactElement, ReactNode } from 'react';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import type { DifferentCount } from '../../../../shared/api/comparison.ts';
import type { FuelFailure } from '../../../state/fuel.ts';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { mostDifferent } from './counts-curve.ts';
import { fuelCurve, fuelWords } from './fuel-curve.ts';
import type { KnownTicks } from './known.ts';
import { knownWords } from './known-words.ts';

/** What the rows show, in words, at their right end. */
export function RowWords({
  known,
  fuel,
  run,
  counts,
  children,
}: {
  known: readonly KnownTicks[];
  fuel: FuelSeries | FuelFailure | 'none' | undefined;
  run: TickScale;
  /** How many entities differ, where that is shown instead of the fuel. */
  counts?: readonly DifferentCount[] | undefined;
  /** What can be done about the fuel, as buttons. */
  children?: ReactNode;
}): ReactElement {
  const differs = known.some(({ is }) => is === 'different');
  return (
    <div className="row-words">
      <p className={differs ? 'difference-words differs' : 'difference-words'}>{knownWords(known)}</p>
      <p className="fuel-words">
        {counts ? countsWords(counts) : <FuelText fuel={fuel} run={run} />}
        {children}
      </p>
    </div>
  );
}

function countsWords(counts: readonly DifferentCount[]): string {
  const most = mostDifferent(counts);
  return most ? `most at tick ${readable(most.tick)}: ${readable(most.entities)} entities` : '';
}

function FuelText({ fuel, run }: { fuel: FuelSeries | FuelFailure | 'none' | undefined; run: TickScale }) {
  if (fuel === 'none') return 'only a module burns fuel';
  if (fuel === undefined) return 'fuel is measured on request';
  if ('failed' in fuel) return `fuel could not be measured: ${fuel.failed}`;
  const { ceiling } = fuelCurve(fuel, run.last);
  const words = fuelWords(fuel);
  return (
    <>
      {words !== '' && <span className={fuel.crossedAt === undefined ? '' : 'over'}>{words}</span>}
      {ceiling !== undefined && (
        <span className="ceiling">ceiling: {readable(Math.round(ceiling))} a tick on average</span>
      )}
    </>
  );
}
