import { Table2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { ViewTabs } from '../ViewTabs.tsx';
import { Builds } from './Builds.tsx';
import { ChecksumTable } from './ChecksumTable.tsx';
import { History } from './History.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SmokeList } from './SmokeList.tsx';
import { StressTable } from './StressTable.tsx';
import { useRecall } from './use-recall.ts';
import { useResults } from './use-results.ts';
import { Verdict } from './Verdict.tsx';

/** How an engine did on a case: the verdict, every input, and what to do next. */
export function ResultsView(): ReactElement {
  const results = useResults();
  const { a, rows } = results;
  useRecall(results);
  return (
    <main className="results" aria-label="Results">
      <h1 className="for-readers">Results</h1>
      <div className="tab-row">
        <ViewTabs />
        <CommandButton id="save-results" className="chip" worded disabled={rows.length === 0}>
          <Table2 size={14} aria-hidden="true" /> CSV
        </CommandButton>
      </div>
      <div className="results-main">
        {a === undefined ? (
          <section className="empty-selection">
            <h2>No engine is open</h2>
            <p className="quiet">
              Choose an engine in A above, on an input of a case: a scenario alone has no fuel limit and no
              expected answer.
            </p>
          </section>
        ) : (
          <Verdict results={results} engine={a} />
        )}
        {a && <Builds results={results} engine={a} />}
        {rows.length > 0 && (
          <>
            <SmokeList rows={rows} />
            <StressTable results={results} />
            <ChecksumTable rows={rows} />
            {a && <History results={results} engine={a} />}
          </>
        )}
      </div>
      <NextSteps results={results} />
    </main>
  );
}
