import type { ReactElement } from 'react';
import type { RunAnswer } from '../../../shared/api/answers.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { FIGURES, readable, readableSeconds } from '../../ui/numbers.ts';

const TOKENS: Readonly<Record<string, string>> = {
  uncachedInput: 'input tokens',
  cachedInput: 'cached input tokens',
  output: 'output tokens',
  reasoning: 'reasoning tokens',
};

/** What a run's record says beside its results; what it does not report is said to be so, and is not zero. */
export function RecordFacts({ record }: { record: RunAnswer }): ReactElement {
  const { summary, tokens, findings, upgrades, more } = record;
  return (
    <section aria-label="The record">
      <h2>The record</h2>
      {summary && (
        <dl className="facts">
          <dt>model</dt>
          <dd>{summary.model}</dd>
          <dt>harness</dt>
          <dd>{summary.harness}</dd>
          <dt>case</dt>
          <dd>
            {summary.caseSlug} {summary.caseVersion}, {summary.variant}
          </dd>
          <dt>state</dt>
          <dd>{summary.state}</dd>
          <dt>started</dt>
          <dd title={summary.startedAt}>{momentWords(summary.startedAt)}</dd>
          <dt>run time</dt>
          <dd>{readableSeconds(summary.runTimeSeconds)}</dd>
          <dt>cost</dt>
          <dd>{summary.cost === null ? 'not reported' : `$${FIGURES.decimals(summary.cost, 2)}`}</dd>
          {Object.entries(tokens ?? {}).flatMap(([name, count]) => [
            <dt key={`${name} name`}>{TOKENS[name] ?? name}</dt>,
            <dd key={name}>{count === null ? 'not reported' : readable(count)}</dd>,
          ])}
        </dl>
      )}
      {[...findings.map(findingWords), ...upgrades].map((words) => (
        <p key={words} className="quiet">
          {words}
        </p>
      ))}
      {more.length > 0 && (
        <details>
          <summary>More that the record holds ({readable(more.length)})</summary>
          <dl className="more-facts">
            {more.map(({ path, value }) => (
              <div key={path}>
                <dt>
                  <code>{path}</code>
                </dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function findingWords({ path, message }: Finding): string {
  return path === undefined ? message : `${path}: ${message}`;
}

/** A moment in the reader's own time; as it is recorded where it is none. */
function momentWords(recorded: string): string {
  const moment = new Date(recorded);
  if (Number.isNaN(moment.getTime())) return recorded;
  return moment.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
