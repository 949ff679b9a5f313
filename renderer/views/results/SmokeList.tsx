import { Check, EqualNot, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { outcomeWords } from '../../../shared/grading/verdict-words.ts';
import { AnswerDifferences } from './AnswerDifferences.tsx';
import type { CaseRow } from './case-rows.ts';
import { WatchButton } from './WatchButton.tsx';

/** The smoke cases, which gate the others and are not scored. */
export function SmokeList({ rows }: { rows: readonly CaseRow[] }): ReactElement | null {
  const smoke = rows.filter(({ kind }) => kind === 'smoke');
  if (smoke.length === 0) return null;
  const right = smoke.filter(({ a }) => a.result?.correct).length;
  const gate = right === smoke.length ? 'so the stress cases ran' : 'so no stress case was run';
  return (
    <section aria-labelledby="smoke">
      <h3 id="smoke" className="results-heading">
        Smoke{' '}
        <small>
          {right} of {smoke.length} right, {gate}
        </small>
      </h3>
      <ul className="smoke-list">
        {smoke.map((row) => {
          const { result } = row.a;
          const Icon = result?.correct ? Check : result?.skipped ? Minus : EqualNot;
          return (
            <li key={row.input} className={result?.correct ? 'smoke-right' : 'smoke-wrong'}>
              <Icon size={14} aria-hidden="true" />
              <span title={result?.detail ?? undefined}>{row.name}</span>
              {result && !result.correct && <span className="quiet">{outcomeWords(result)}</span>}
              <WatchButton row={row} />
              <AnswerDifferences name={row.name} differences={row.differences} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
