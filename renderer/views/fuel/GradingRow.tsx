import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { verdictSentence } from '../../../shared/grading/verdict-words.ts';
import { GradingProgress } from '../../app/grade/GradingProgress.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { FIGURES } from '../../ui/numbers.ts';
import type { FuelSide } from './use-sides.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What an engine came to on the case, and the way to find out. */
export function GradingRow({ side, onCase }: { side: FuelSide; onCase: string }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const { grading, module, name, key } = side;
  const tag = <span className={`tag tag-${key}`}>{key.toUpperCase()}</span>;
  if (grading?.kind === 'graded')
    return (
      <p className="fuel-side">
        {tag} <span>{verdictSentence(grading.result, FIGURES)}</span>
      </p>
    );
  return (
    <div className="fuel-side">
      {tag}
      {grading?.kind === 'running' ? (
        <>
          <GradingProgress grading={grading} />
          <button
            type="button"
            className="button button-small"
            onClick={() => controls?.stopGrading(module, onCase)}
          >
            Cancel
          </button>
        </>
      ) : (
        <>
          <span>
            {grading === undefined
              ? `${name} is not graded yet`
              : `${name} is not graded: ${grading.fault.message}`}
          </span>
          <button
            type="button"
            className="button button-small"
            onClick={() => controls?.grade(module, onCase)}
          >
            Grade {name}
          </button>
        </>
      )}
    </div>
  );
}
