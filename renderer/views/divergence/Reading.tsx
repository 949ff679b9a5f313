import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Candidate, Diagnosis } from '../../../shared/analysis/diagnosis/candidate.ts';
import type { ExplainedAnswer } from '../../../shared/api/comparison.ts';
import { readable } from '../../ui/numbers.ts';

/** Candidates that are listed below the first ones. */
const MOST_OTHERS = 4;

/** The reading of the rules that explains the difference, with its evidence, and those that do so less well. */
export function Reading({ explained: { diagnosis, apart } }: { explained: ExplainedAnswer }): ReactElement {
  const { candidates, equals, nearest, pairs } = diagnosis;
  const [first] = candidates;
  if (first === undefined) {
    return (
      <section className="finding-card" aria-label="Reading" data-reading="none">
        <h3>No reading explains it</h3>
        <p className="quiet">
          None of the readings on the list gives these states
          {pairs === 'tried' ? ', nor does a pair of them' : ''}.
        </p>
        {nearest?.firstMiss !== undefined && (
          <p>
            Nearest is that {nearest.says}; it first misses at tick {readable(nearest.firstMiss)}.
          </p>
        )}
      </section>
    );
  }
  const others = candidates.slice(Math.max(1, equals));
  return (
    <section className="finding-card" aria-label="Reading" data-reading={first.reading}>
      {candidates.slice(0, Math.max(1, equals)).map((candidate) => (
        <Explanation key={candidate.reading} candidate={candidate} diagnosis={diagnosis} />
      ))}
      {equals > 1 && <p className="quiet">Nothing that was looked at tells these {equals} apart.</p>}
      {apart.map(({ readings: [one, other], seed, tick }) => (
        <p key={other} className="quiet">
          <code>{one}</code> and <code>{other}</code> part at tick {readable(tick)} of the generated factory{' '}
          {seed}.
        </p>
      ))}
      {others.length > 0 && (
        <ul className="evidence others">
          {others.slice(0, MOST_OTHERS).map(({ reading, firstMiss }) => (
            <li key={reading}>
              <X size={14} aria-hidden="true" /> <code>{reading}</code>
              <span className="quiet">
                {firstMiss === undefined ? '' : `fails at ${readable(firstMiss)}`}
              </span>
            </li>
          ))}
          {others.length > MOST_OTHERS && (
            <li className="quiet">{others.length - MOST_OTHERS} more do not match</li>
          )}
        </ul>
      )}
    </section>
  );
}

function Explanation({
  candidate,
  diagnosis: { window },
}: {
  candidate: Candidate;
  diagnosis: Diagnosis;
}): ReactElement {
  const { reading, says, statesExplained, entitiesExplained, firstMiss, checksumsMet } = candidate;
  return (
    <div className="explanation">
      <header className="card-head">
        <h3>Behaves as if …</h3>
        <code>{reading}</code>
      </header>
      <p className="says">{says}.</p>
      <ul className="evidence">
        <li>
          <Check size={14} aria-hidden="true" /> gives the states from tick {readable(window.from)} on
          <span className="number">
            {readable(statesExplained)} of {readable(window.states)}
          </span>
        </li>
        <li>
          <Check size={14} aria-hidden="true" /> entities that differ there
          <span className="number">{readable(entitiesExplained)}</span>
        </li>
        {checksumsMet > 0 && (
          <li>
            <Check size={14} aria-hidden="true" /> agrees on, from tick 0
            <span className="number">{readable(checksumsMet)} states</span>
          </li>
        )}
        {firstMiss !== undefined && (
          <li>
            <X size={14} aria-hidden="true" /> first misses
            <span className="number">tick {readable(firstMiss)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
