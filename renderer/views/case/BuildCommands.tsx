import type { ReactElement } from 'react';
import type { CaseAnswer } from '../../../shared/api/case-answers.ts';

/** How an engine's source becomes a module. Looking at a case runs neither command. */
export function BuildCommands({ answer: { build } }: { answer: CaseAnswer }): ReactElement {
  return (
    <section aria-label="Build">
      <h2 className="results-heading">Build</h2>
      <dl className="build-commands">
        <dt>install</dt>
        <dd>
          <code>{build.install}</code>
        </dd>
        <dt>build</dt>
        <dd>
          <code>{build.build}</code>
        </dd>
        <dt>module</dt>
        <dd>
          <code>{build.module}</code>
        </dd>
      </dl>
    </section>
  );
}
