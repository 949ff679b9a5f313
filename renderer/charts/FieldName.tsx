import type { ReactElement } from 'react';

/** Letters that fit beside the chart; the table has the whole name. */
const MOST_LETTERS = 22;

/** Rank and name of a model beside its line. */
export function FieldName({
  x,
  y,
  rank,
  name,
  open,
}: {
  x: number;
  y: number;
  rank: number;
  name: string;
  open: boolean;
}): ReactElement {
  const shown = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
  return (
    <text x={x} y={y} dy="0.35em" className={open ? 'field-name field-name-open' : 'field-name'}>
      <tspan className="field-rank">#{rank}</tspan> {shown}
      <title>{name}</title>
    </text>
  );
}
