import type { ReactElement } from 'react';
import type { Grading } from '../../state/gradings.ts';
import { readableFuel } from '../../ui/numbers.ts';

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
      <span className="quiet">{runningWords(running)}</span>
    </div>
  );
}

/** Fuel is told as a plain figure; three of its digits are enough while it grows. */
function runningWords(running: string): string {
  return running.replace(/(?<=, fuel )\d+$/, (fuel) => readableFuel(BigInt(fuel)));
}
