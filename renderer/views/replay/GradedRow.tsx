import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { GradedTick, Panes } from '../../state/panes.ts';
import { readable } from '../../ui/numbers.ts';
import { stretchesOf } from './stretches.ts';
import { percentOf, type TickScale } from './tick-scale.ts';

const gradedOf = ({ graded }: Panes): Panes['graded'] => graded;
const WORDS: Readonly<Record<GradedTick['outcome'], string>> = {
  right: 'as expected',
  wrong: 'not as expected',
  unknown: 'not looked at yet',
};

/** The graded ticks: stretches between them by what is known of their ends, and each as a mark to press. */
export function GradedRow({ scale }: { scale: TickScale }): ReactElement {
  const { panes } = useAppState();
  const graded = useStore(panes, gradedOf);
  return (
    <div className="graded-row">
      {stretchesOf(graded, scale).map(({ from, to, is }) => (
        <div
          key={from}
          className={`stretch stretch-${is}`}
          style={{
            left: `${percentOf(scale, from)}%`,
            width: `${percentOf(scale, to) - percentOf(scale, from)}%`,
          }}
        />
      ))}
      {graded.map(({ tick, outcome }) => (
        <button
          key={tick}
          type="button"
          tabIndex={-1}
          className={`mark-${outcome} graded-mark`}
          aria-label={`Graded tick ${tick}`}
          title={`graded tick ${readable(tick)}: ${WORDS[outcome]}`}
          style={{ left: `${percentOf(scale, tick)}%` }}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => panes.getState().session?.seek(tick)}
        >
          {outcome === 'right' ? '✓' : outcome === 'wrong' ? '≠' : ''}
        </button>
      ))}
    </div>
  );
}
