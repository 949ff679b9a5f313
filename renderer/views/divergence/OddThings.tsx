import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ComparisonAnswer } from '../../../shared/api/comparison.ts';

/** Why the two should be compared with care, and what is odd about the snapshots of either. */
export function OddThings({
  answer: { notComparable, findings },
}: {
  answer: ComparisonAnswer;
}): ReactElement | null {
  const odd = [
    ...notComparable.map(({ message }) => message),
    ...findings.a.map(({ message }) => `A: ${message}`),
    ...findings.b.map(({ message }) => `B: ${message}`),
  ];
  if (odd.length === 0) return null;
  return (
    <section className="finding-card" aria-label="To be taken with care">
      <ul className="odd-things">
        {odd.map((message) => (
          <li key={message}>
            <TriangleAlert size={14} aria-hidden="true" /> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
