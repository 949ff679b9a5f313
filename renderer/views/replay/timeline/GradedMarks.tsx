import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../../state/app-state.ts';
import type { GradedTick, Panes } from '../../../state/panes.ts';
import { holds, type TickScale } from '../../../state/timeline-zoom.ts';
import { readable } from '../../../ui/numbers.ts';
import { percentOf } from './tick-scale.ts';

const gradedOf = ({ graded }: Panes): Panes['graded'] => graded;
const WORDS: Readonly<Record<GradedTick['outcome'], string>> = {
  right: 'as expected',
  wrong: 'not as expected',
  unknown: 'not looked at yet',
};
const SIGNS: Readonly<Record<GradedTick['outcome'], string>> = { right: '✓', wrong: '≠', unknown: '' };

/** The graded ticks as marks to press. */
export function GradedMarks({ shown }: { shown: TickScale }): ReactElement {
  const { panes } = useAppState();
  const graded = useStore(panes, gradedOf);
  return (
    <div className="graded-marks">
      {graded
        .filter(({ tick }) => holds(shown, tick))
        .map(({ tick, outcome }) => (
          <button
            key={tick}
            type="button"
            tabIndex={-1}
            className={`mark-${outcome} graded-mark`}
            aria-label={`Graded tick ${tick}`}
            title={`graded tick ${readable(tick)}: ${WORDS[outcome]}`}
            style={{ left: `${percentOf(shown, tick)}%` }}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => panes.getState().session?.seek(tick)}
          >
            {SIGNS[outcome]}
          </button>
        ))}
    </div>
  );
}
