import type { ReactElement } from 'react';
import type { FieldPoint } from './field-points.ts';

/** A run in the field: its model's best a full diamond, another a ring, the open run a large dot. */
export function FieldMark({ x, y, kind }: { x: number; y: number; kind: FieldPoint['kind'] }): ReactElement {
  if (kind === 'best')
    return <path className="run-best" d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} />;
  return kind === 'open' ? (
    <circle className="run-open" cx={x} cy={y} r={6} />
  ) : (
    <circle className="run-other" cx={x} cy={y} r={3.5} />
  );
}
