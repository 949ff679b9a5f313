import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { ComparisonState } from '../../state/comparison.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { FieldTable } from './FieldTable.tsx';
import { FirstDifference } from './FirstDifference.tsx';
import { OddThings } from './OddThings.tsx';
import { Reading } from './Reading.tsx';
import { ShrinkCard } from './ShrinkCard.tsx';
import { SpreadCard } from './SpreadCard.tsx';
import { TraceCard } from './TraceCard.tsx';
import { WorkCard } from './WorkCard.tsx';

const all = (state: ComparisonState): ComparisonState => state;

/** What was found, in the order in which a person asks: where, what, why, how small, how far. */
export function Findings(): ReactElement {
  const { comparison } = useAppState();
  const { id, work, answer, explained, spread, faults } = useStore(comparison, all);
  if (id === undefined) {
    return (
      <aside className="inspector findings" aria-label="Findings" tabIndex={-1}>
        <section className="empty-selection">
          <h2>Nothing to compare</h2>
          <p className="quiet">Choose an engine in A or B above; the reference stands on the other side.</p>
        </section>
      </aside>
    );
  }
  return (
    <aside className="inspector findings" aria-label="Findings" tabIndex={-1}>
      {work && <WorkCard work={work} />}
      {faults.map(({ part, message }) => (
        <section key={`${part} ${message}`} className="finding-card" role="alert" data-fault={part}>
          <p>
            {PARTS[part]}: {message}.
          </p>
          {part === 'compare' && (
            <CommandButton id="compare-again" className="button button-small" worded>
              Compare again
            </CommandButton>
          )}
        </section>
      ))}
      {answer && <OddThings answer={answer} />}
      {answer && <FirstDifference answer={answer} />}
      {answer && <FieldTable />}
      {explained && <Reading explained={explained} />}
      {explained?.trace && <TraceCard trace={explained.trace} />}
      {answer?.explainable && <ShrinkCard />}
      {spread && spread.order.length > 0 && <SpreadCard spread={spread} />}
    </aside>
  );
}

const PARTS = {
  compare: 'They could not be compared',
  explain: 'No reading was looked for',
  spread: 'The spread was not followed',
  shrink: 'The scenario was not made smaller',
  bundle: 'The bundle was not saved',
} as const;
