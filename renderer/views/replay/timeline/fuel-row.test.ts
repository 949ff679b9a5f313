import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FuelSeries } from '../../../../shared/analysis/fuel-series.ts';
import type { FuelFailure } from '../../../state/fuel.ts';
import { FuelRow } from './FuelRow.tsx';
import { RowWords } from './RowWords.tsx';

const RUN = { first: 0, last: 1000 };
const OVER: FuelSeries = {
  points: [
    { tick: 0, fuel: 0 },
    { tick: 500, fuel: 400_000 },
    { tick: 1000, fuel: 1_200_000 },
  ],
  limit: 1_000_000,
  crossedAt: 875,
  done: 3,
  total: 3,
};
const row = (series: FuelSeries, shown = RUN) =>
  renderToStaticMarkup(createElement(FuelRow, { series, run: RUN, shown }));
const words = (fuel: FuelSeries | FuelFailure | 'none' | undefined) =>
  renderToStaticMarkup(createElement(RowWords, { known: [], fuel, run: RUN })).replaceAll(/<[^>]*>/g, ' ');

describe('the row of fuel', () => {
  it('draws the curve, the ceiling, and a mark where it was crossed', () => {
    const drawn = row(OVER);
    expect(drawn).toContain('class="fuel-line" d="M0.00');
    expect(drawn).toContain('class="fuel-ceiling"');
    expect(drawn).toContain('title="the limit is used up by tick 875" style="left:87.5%"');
  });

  it('draws no mark beside the shown stretch, and no ceiling without a limit', () => {
    expect(row(OVER, { first: 0, last: 800 })).not.toContain('fuel-crossing');
    expect(row({ ...OVER, limit: undefined, crossedAt: undefined })).not.toContain('fuel-ceiling');
  });

  it.each([
    ['over the ceiling from tick 875', OVER],
    ['ceiling: 1,000 a tick on average', OVER],
    ['measuring 2 of 9', { ...OVER, crossedAt: undefined, done: 2, total: 9 }],
    ['fuel could not be measured: out of memory', { failed: 'out of memory' }],
    ['fuel is measured on request', undefined],
    ['only a module burns fuel', 'none' as const],
  ])('says "%s"', (text, fuel) => {
    expect(words(fuel)).toContain(text);
  });
});
