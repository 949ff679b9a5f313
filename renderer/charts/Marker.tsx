import type { ReactElement } from 'react';

/** A measured point: a circle for A, a diamond for B; nothing where there is no place for it. */
export function Marker({
  cx,
  cy,
  side,
}: {
  cx: number | undefined;
  cy: number | undefined;
  side: 'a' | 'b';
}): ReactElement | null {
  // A tick at which this engine was not measured.
  if (cx === undefined || cy === undefined || !Number.isFinite(cy)) return null;
  return side === 'a' ? (
    <circle className="marker-a" cx={cx} cy={cy} r={3.2} />
  ) : (
    <path className="marker-b" d={`M${cx} ${cy - 4}L${cx + 4} ${cy}L${cx} ${cy + 4}L${cx - 4} ${cy}Z`} />
  );
}
