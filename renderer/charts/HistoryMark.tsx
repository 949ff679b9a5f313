import type { ReactElement } from 'react';

/** Outlines about the middle of a mark: circle, square, diamond, triangle up, triangle down, cross. */
const OUTLINES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.5 -3.5h7v7h-7Z',
  'M0 -4.500L4.500 0L0 4.500L-4.500 0Z',
  'M0 -4.500L4.500 3.500H-4.500Z',
  'M0 4.500L4.500 -3.500H-4.500Z',
  'M-4 -4L4 4M4 -4L-4 4',
];

/** The sign of a line at a build; nothing where the build has no fuel. */
export function HistoryMark({
  x,
  y,
  line,
}: {
  x: number | undefined;
  y: number | undefined;
  line: number;
}): ReactElement | null {
  if (x === undefined || y === undefined || !Number.isFinite(y)) return null;
  const className = line === 0 ? 'history-mark history-mark-total' : 'history-mark';
  return (
    <path className={className} d={OUTLINES[line % OUTLINES.length]} transform={`translate(${x} ${y})`} />
  );
}
