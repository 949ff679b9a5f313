import type { ReactElement } from 'react';
import type { Grading } from '../../state/gradings.ts';

/** How far a grading is, by cases, and what runs now. */
export function GradingProgress({
  grading: { done, total, running },
}: {
  grading: Extract<Grading, { kind: 'running' }>;
}): ReactElement {
  return (
    <div className="grade-progress" role="status">
      <progress value={done} max={total} aria-label="Cases done" />
      <span>
        {done} of {total} cases
      </span>
      <span className="quiet">{running}</span>
    </div>
  );
}
