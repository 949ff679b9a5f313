import type { ReactElement } from 'react';
import type { PastState } from '../../../state/replay-controls.ts';
import { readable } from '../../../ui/numbers.ts';
import { fieldHistory } from './field-history.ts';

const WIDTH = 288;
const HEIGHT = 30;

/** A field's number over time, as steps. */
export function FieldChart({
  name,
  states,
}: {
  name: string;
  states: readonly PastState[];
}): ReactElement | null {
  const { points, changes } = fieldHistory(states, name);
  if (points.length === 0) return null;
  const from = states[0]?.tick ?? 0;
  const to = states.at(-1)?.tick ?? 0;
  const values = points.map(([, value]) => value);
  const most = Math.max(...values);
  const least = Math.min(0, ...values);
  const x = (tick: number): number => ((tick - from) / Math.max(1, to - from)) * WIDTH;
  const y = (value: number): number =>
    HEIGHT - 2 - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 4);
  const path = points
    .map(([tick, value], at) =>
      at === 0
        ? `M${x(tick).toFixed(1)} ${y(value).toFixed(1)}`
        : `H${x(tick).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('');
  const label = `${name} from tick ${from} to ${to}: least ${Math.min(...values)}, most ${most}, ${changes.length} changes`;
  return (
    <figure className="chart">
      <figcaption>
        <code>{name}</code>
        <span className="quiet number">
          {readable(Math.min(...values))} – {readable(most)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="chart-area" d={`${path}V${HEIGHT}H0Z`} />
        <path className="chart-line" d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}
