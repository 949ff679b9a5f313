import type { ReactElement } from 'react';
import { readable } from '../ui/numbers.ts';
import type { TickRow } from './fuel-lines.ts';

/** What is known at the tick under the pointer. */
export function FuelTip({ row }: { row: TickRow | undefined }): ReactElement | null {
  if (row === undefined) return null;
  const lines: readonly (readonly [name: string, fuel: number | undefined])[] = [
    ['A', row.a],
    ['A fitted', row.aFit],
    ['B', row.b],
    ['B fitted', row.bFit],
  ];
  return (
    <div className="chart-tip">
      <p>tick {readable(row.tick)}</p>
      <dl>
        {lines.map(
          ([name, fuel]) =>
            fuel !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{readable(Math.round(fuel))}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
