import type { ReactElement } from 'react';
import { impliedSentences, type TickTrace } from '../../../shared/analysis/trace-words.ts';
import { readable } from '../../ui/numbers.ts';

/** What the rules say happened in the first different tick, to the first entity that differs and its neighbours, and what the module did. */
export function TraceCard({ trace }: { trace: TickTrace }): ReactElement {
  const { tick, events } = trace;
  const implied = impliedSentences(trace);
  return (
    <section className="finding-card" aria-label="By the rules">
      <header className="card-head">
        <h3>By the rules</h3>
        <span className="quiet">in tick {readable(tick)}</span>
      </header>
      {events.length === 0 && <p className="quiet">Nothing happens to this entity or its neighbours.</p>}
      <ul className="trace">
        {events.map(({ rule, says, happened }) => (
          <li key={`${rule} ${says}`} className={happened ? undefined : 'quiet'}>
            {says} <span className="quiet">({rule})</span>
          </li>
        ))}
      </ul>
      {implied.length > 0 && (
        <>
          <h3>The module instead</h3>
          <ul className="trace">
            {implied.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
