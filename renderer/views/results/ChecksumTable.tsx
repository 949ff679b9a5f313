import { Check, CircleHelp, EqualNot } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PerformanceCaseResult } from '../../../shared/records/performance.ts';
import { readable } from '../../ui/numbers.ts';
import type { CaseRow } from './case-rows.ts';

/** The checksums of every graded tick of the stress cases; from the first wrong one on nothing more was compared. */
export function ChecksumTable({ rows }: { rows: readonly CaseRow[] }): ReactElement | null {
  const stress = rows.filter(({ kind, a }) => kind === 'stress' && (a.result?.snapshots.length ?? 0) > 0);
  if (stress.length === 0) return null;
  return (
    <section aria-labelledby="checksums">
      <h3 id="checksums" className="results-heading">
        Checksums{' '}
        <small>derived from each returned state, held against what was reported and what is expected</small>
      </h3>
      <ul className="checksum-rows">
        {stress.map(({ input, name, a }) => (
          <li key={input}>
            <strong>{name}</strong>
            {a.result?.snapshots.map(({ tick, checksum }) => (
              <Checksum
                key={tick}
                tick={tick}
                checksum={checksum}
                first={a.result?.firstMismatchTick ?? null}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checksum({
  tick,
  checksum,
  first,
}: {
  tick: number;
  checksum: string;
  first: PerformanceCaseResult['firstMismatchTick'];
}): ReactElement {
  const state = first === null || tick < first ? 'right' : tick === first ? 'wrong' : 'unknown';
  const Icon = { right: Check, wrong: EqualNot, unknown: CircleHelp }[state];
  const words = { right: 'as expected', wrong: 'not as expected', unknown: 'after the first wrong one' }[
    state
  ];
  return (
    <span className={`checksum checksum-${state}`} title={`${checksum}: ${words}`}>
      <Icon size={12} aria-hidden="true" /> tick {readable(tick)}
      <span className="for-readers"> {words}</span>
    </span>
  );
}
