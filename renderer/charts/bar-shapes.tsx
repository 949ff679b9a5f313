import type { ReactElement } from 'react';
import { readable } from '../ui/numbers.ts';
import type { BarSide } from './case-bars.ts';
import { type FuelScale, placeOn } from './fuel-scale.ts';

/** Px that a number in a bar needs at least. */
const NUMBER_WIDTH = 130;
const LETTER_WIDTH = 7.2;

/** The ground that a bar lies on, as long as the axis. */
export function Track({
  x,
  y,
  width,
  height,
}: {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}): ReactElement {
  return <rect className="bar-track" x={x} y={y} width={width} height={height} rx={2} />;
}

/** The line above a case's bars: its name, and what they come to. */
export function BarLabel({
  x,
  end,
  y,
  name,
  words,
}: {
  x: number;
  end: number;
  y: number;
  name: string;
  words: string;
}): ReactElement {
  return (
    <g>
      <text x={x} y={y} dy="0.35em" className="bar-name">
        {name}
      </text>
      {words !== '' && (
        <rect
          className="bar-plate"
          x={end - words.length * LETTER_WIDTH}
          y={y - 8}
          width={words.length * LETTER_WIDTH}
          height={16}
        />
      )}
      <text x={end} y={y} dy="0.35em" textAnchor="end" className="bar-words">
        {words}
      </text>
    </g>
  );
}

/** The end of a bar: what is over the ceiling, and the number, beside the bar or, where it is long, in it. */
export function BarText({
  y,
  height,
  side,
  scale,
  limit,
  hatch,
  from,
  width,
  solid,
}: {
  y: number;
  height: number;
  side: BarSide | undefined;
  scale: FuelScale;
  limit: number | null;
  hatch: string;
  /** Where the axis begins, and how long it is, in px. */
  from: number;
  width: number;
  /** A plain bar, on which a number can stand; on a hatch it gets a ground. */
  solid: boolean;
}): ReactElement {
  const fuel = side?.fuel ?? undefined;
  const end = from + placeOn(scale, fuel ?? 0) * width;
  const ceiling = from + placeOn(scale, Math.min(fuel ?? 0, limit ?? fuel ?? 0)) * width;
  const words = fuel === undefined ? (side?.outcome ?? 'not graded') : readable(fuel);
  const inside = end + NUMBER_WIDTH > from + width;
  const middle = y + height / 2;
  const onHatch = inside && (!solid || ceiling < from + NUMBER_WIDTH);
  const x = inside ? from + 10 : end + 8;
  return (
    <g>
      {end - ceiling > 0.5 && (
        <rect className="bar-over" x={ceiling} y={y} width={end - ceiling} height={height} fill={hatch} />
      )}
      {(onHatch || !inside) && (
        <rect
          className={inside ? 'bar-plate' : 'bar-track'}
          x={x - 4}
          y={y + 2}
          width={words.length * LETTER_WIDTH + 8}
          height={height - 4}
          rx={2}
        />
      )}
      <text
        x={x}
        y={middle}
        dy="0.35em"
        className={inside && !onHatch ? 'bar-number bar-number-inside' : 'bar-number'}
      >
        {words}
      </text>
    </g>
  );
}

/** A value of the axis above the bars; the first begins where the bars do, and the ceiling's stands out. */
export function BarTick({
  x,
  y,
  words,
  first,
  ceiling,
}: {
  x: number;
  y: number;
  words: string;
  first: boolean;
  ceiling: boolean;
}): ReactElement {
  return (
    <text
      x={x}
      y={y}
      textAnchor={first ? 'start' : 'middle'}
      className={ceiling ? 'crossing-text' : undefined}
    >
      {words}
    </text>
  );
}
