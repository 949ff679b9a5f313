import type { ReactElement } from 'react';

/** The bar runs to twice the limit; what is longer is cut, and says so by an arrow. */
const MOST = 2;

/** Fuel as a share of the limit, with the ceiling and the end of the runway; the numbers stand beside it. */
export function FuelBar({
  side,
  share,
  runway,
}: {
  side: 'a' | 'b';
  share: number | undefined;
  runway: number | undefined;
}): ReactElement {
  const x = (value: number): number => (Math.min(value, MOST) / MOST) * 100;
  return (
    <svg className="fuel-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width="100" height="10" />
      {share !== undefined && <rect className={`bar-${side}`} width={x(Math.min(share, 1))} height="10" />}
      {share !== undefined && share > 1 && (
        <rect className="bar-over" x={x(1)} width={x(share) - x(1)} height="10" />
      )}
      <path className="bar-ceiling" d={`M${x(1)} 0V10`} vectorEffect="non-scaling-stroke" />
      {runway !== undefined && runway <= MOST && (
        <path className="bar-runway" d={`M${x(runway) - 0.5} 0V10`} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
