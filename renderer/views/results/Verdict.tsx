import type { ReactElement } from 'react';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readableSeconds } from '../../ui/numbers.ts';
import { Pill } from '../../ui/Pill.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { GradeHere } from './GradeHere.tsx';
import { recordedDifferences } from './recorded-differences.ts';
import type { EngineResults, Results } from './results.ts';
import { useDifferenceAlert } from './use-difference-alert.ts';
import { VerdictHead } from './VerdictHead.tsx';

/** What an engine came to: as recorded, as graded here, and where the two are not the same; or the way to begin. */
export function Verdict({ results, engine }: { results: Results; engine: EngineResults }): ReactElement {
  const { grading, name } = engine;
  const { recorded, rows } = results;
  const here = grading?.kind === 'graded' ? grading : undefined;
  const differences = here ? recordedDifferences(rows) : [];
  useDifferenceAlert(name, differences);
  const total = here?.seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <>
      {recorded && (
        <VerdictHead name={name} result={recorded.performance} unreadable={recorded.summary === null}>
          <Pill kind="dashed">recorded</Pill>
          <FieldPlace />
        </VerdictHead>
      )}
      {here && (
        <VerdictHead name={name} result={here.result} small={recorded !== undefined}>
          <Pill kind="dashed" title={new Date(here.gradedAt).toLocaleString('en')}>
            graded here, {timeAgo(here.gradedAt, Date.now())}
          </Pill>
          <span className="quiet">
            {readableSeconds(total ?? 0)}, {here.host}
          </span>
          <CommandButton id="grade" className="text-button" worded>
            Grade again
          </CommandButton>
        </VerdictHead>
      )}
      {!here && <GradeHere results={results} engine={engine} />}
      {here && recorded?.performance && (
        <section aria-label="Recorded and graded here" data-differences={differences.length}>
          {differences.length === 0 ? (
            <p className="quiet">What was recorded is what comes out here, to the unit of fuel.</p>
          ) : (
            <ul>
              {differences.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
