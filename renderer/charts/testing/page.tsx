import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BuildHistory } from '../BuildHistory.tsx';
import { CaseBars } from '../CaseBars.tsx';
import { FieldChart } from '../FieldChart.tsx';
import { FuelOverTicks } from '../FuelOverTicks.tsx';

const root = createRoot(document.querySelector('#chart') ?? document.body);

/** What browser tests draw from outside, with props that cross over as they are. */
export const PAGE = {
  bars: (props: ComponentProps<typeof CaseBars>) => flushSync(() => root.render(<CaseBars {...props} />)),
  ticks: (props: ComponentProps<typeof FuelOverTicks>) =>
    flushSync(() => root.render(<FuelOverTicks {...props} />)),
  field: (props: ComponentProps<typeof FieldChart>) =>
    flushSync(() => root.render(<FieldChart {...props} />)),
  history: (props: ComponentProps<typeof BuildHistory>) =>
    flushSync(() => root.render(<BuildHistory {...props} />)),
};

declare global {
  interface Window {
    charts: typeof PAGE;
  }
}

window.charts = PAGE;
