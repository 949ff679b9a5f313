import { type ReactElement, useMemo } from 'react';
import type { TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import type { KnownTicks } from './known.ts';
import { knownColumns } from './known-columns.ts';

/** Columns that the strip is cut into: some two pixels each. */
const COLUMNS = 640;

/** What is known of every tick: equal is filled, different hatched, unknown dotted. */
export function DifferenceRow({
  known,
  shown,
}: {
  known: readonly KnownTicks[];
  shown: TickScale;
}): ReactElement {
  const runs = useMemo(() => knownColumns(known, shown, COLUMNS), [known, shown]);
  return (
    <div className="difference-row">
      {runs.map(({ start, end, is, from, to, why }) => (
        <div
          key={start}
          className={`known known-${is}`}
          data-known={`${from}-${to} ${is}`}
          title={`ticks ${readable(from)} to ${readable(to)} ${is}: ${why.join('; ')}`}
          style={{ left: `${(start / COLUMNS) * 100}%`, width: `${((end - start) / COLUMNS) * 100}%` }}
        />
      ))}
    </div>
  );
}
