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
  const percent = (value: number): string => `${(Math.min(value, MOST) / MOST) * 100}%`;
  return (
    <div className="fuel-bar" aria-hidden="true">
      {share !== undefined && (
        <div className={`fuel-used fuel-used-${side}`} style={{ width: percent(Math.min(share, 1)) }} />
      )}
      {share !== undefined && share > 1 && (
        <div className="fuel-past" style={{ left: '50%', width: percent(Math.min(share, MOST) - 1) }} />
      )}
      <div className="fuel-limit" />
      {runway !== undefined && runway <= MOST && (
        <div className="fuel-runway" style={{ left: percent(runway) }} />
      )}
      {share !== undefined && share > MOST && <span className="fuel-cut">›</span>}
    </div>
  );
}
