import { Check, ChevronRight, Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { ComparisonAnswer } from '../../../shared/api/comparison.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable, readableSeconds } from '../../ui/numbers.ts';
import { TickLink } from './TickLink.tsx';

const differentOf = ({ different }: Playback): Playback['different'] => different;

/** The last equal and the first different tick, how sure that is, and the ways on from there. */
export function FirstDifference({ answer }: { answer: ComparisonAnswer }): ReactElement {
  const { playback } = useAppState();
  const different = useStore(playback, differentOf);
  const { series, verdict, complete, dense } = answer;
  const { firstDifferentTick: first, lastEqualTick, exact, compared, runs, heals } = series;
  return (
    <section className="finding-card" aria-label="First difference" data-first-different={first ?? 'none'}>
      {first === undefined ? (
        <p className="all-equal">
          <Check size={16} aria-hidden="true" /> Equal at all {readable(compared)} compared ticks.
        </p>
      ) : (
        <div className="first-difference">
          <div>
            <span className="quiet">last equal</span>
            {lastEqualTick === undefined ? <b>0</b> : <TickLink tick={lastEqualTick} />}
          </div>
          <ChevronRight size={16} aria-hidden="true" />
          <div className="is-different">
            <span>first different</span>
            <TickLink tick={first} />
          </div>
          <div className="differs-now">
            <span className="quiet">differ now</span>
            <b className="number">{different === undefined ? '–' : readable(different.length)}</b>
          </div>
        </div>
      )}
      {verdict && verdict.code !== 'same' && <p>{sentence(verdict.says)}</p>}
      {first !== undefined && !exact && (
        <p className="quiet">The ticks between the two are not known: a recording holds no more.</p>
      )}
      {heals && <p>It heals: {readable(runs.length)} stretches differ, with equal ticks between them.</p>}
      <p className="quiet">
        {readable(compared)} ticks compared, {readable(series.different)} of them differ
        {complete ? '' : '; stopped before all of it was looked at'}.
      </p>
      <div className="button-row">
        <CommandButton id="previous-different" className="button button-small" worded>
          Previous
        </CommandButton>
        <CommandButton id="next-different" className="button button-small" worded>
          Next different
        </CommandButton>
        {dense && (
          <CommandButton id="compare-dense" className="button button-small" worded>
            Every tick <span className="quiet">about {readableSeconds(dense.seconds)}</span>
          </CommandButton>
        )}
        <CommandButton id="save-bundle" className="button button-small" worded>
          <Download size={12} aria-hidden="true" /> Bundle
        </CommandButton>
      </div>
    </section>
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
