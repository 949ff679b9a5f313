import type { ReactElement } from 'react';
import type { CaseAnswer } from '../../../shared/api/case-answers.ts';
import { readable } from '../../ui/numbers.ts';
import { readableLimit, readableSize } from './sizes.ts';

/** What the manifest says of the case as a whole. */
export function CaseFacts({ answer }: { answer: CaseAnswer }): ReactElement {
  const { name, slug, version, type, difficulty, fuelLimit, maxMemoryBytes, maxRuntimeSeconds } = answer;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Slug', slug],
    ['Version', version],
    ['Type', type],
    ['Difficulty', difficulty ?? 'not said'],
    ['Fuel ceiling', readable(fuelLimit)],
    ['Memory', readableSize(maxMemoryBytes)],
    ['Runtime', readableLimit(maxRuntimeSeconds)],
  ];
  return (
    <section aria-label="The case">
      <h2 className="case-name">{name}</h2>
      <dl className="case-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
