import type { ReactElement } from 'react';
import { readable } from '../ui/numbers.ts';
import type { FieldPoint } from './field-points.ts';

const KINDS: Readonly<Record<FieldPoint['kind'], string>> = {
  best: 'its best run',
  other: 'another run',
  open: 'the open run',
};

/** The run under the pointer. */
export function FieldTip({
  point,
  name,
}: {
  point: FieldPoint | undefined;
  name: (line: number) => string;
}): ReactElement | null {
  if (point === undefined) return null;
  return (
    <div className="chart-tip">
      <p>{name(point.line)}</p>
      <dl>
        <div>
          <dt>{KINDS[point.kind]}</dt>
          <dd>{readable(point.fuel)}</dd>
        </div>
      </dl>
      <p>{point.runId}</p>
    </div>
  );
}
