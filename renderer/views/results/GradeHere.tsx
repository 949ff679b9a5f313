import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { GradingProgress } from '../../app/grade/GradingProgress.tsx';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import type { EngineResults, Results } from './results.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** Grades the engine on this machine: the way to begin, how far it is, or why it cannot be. */
export function GradeHere({
  results: { onCase, recorded },
  engine: { grading, name, module },
}: {
  results: Results;
  engine: EngineResults;
}): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  if (module === undefined || onCase === undefined) {
    const why =
      module === undefined
        ? 'It carries no module, so it cannot be graded here.'
        : recorded
          ? 'Its case is not in the library. With its folder it can be graded here.'
          : 'The open scenario is no input of a case, so there is nothing to grade it by.';
    return (
      <>
        <p className="quiet">{why}</p>
        {recorded && module !== undefined && (
          <div className="button-row">
            <CommandButton id="open-folder" className="button" worded>
              Locate its case…
            </CommandButton>
          </div>
        )}
      </>
    );
  }
  if (grading?.kind === 'running') {
    return (
      <section aria-label="Grading">
        <h2 className="headline">{name} is being graded.</h2>
        <GradingProgress grading={grading} />
        <button type="button" className="button" onClick={() => controls?.stopGrading(module, onCase.id)}>
          Cancel
        </button>
      </section>
    );
  }
  return (
    <section aria-label="Grading">
      {!recorded && <h2 className="headline">{name} has not been graded here.</h2>}
      {grading?.kind === 'failed' && <FaultNotice fault={grading.fault} title="It was not graded" />}
      <div className="button-row">
        <button
          type="button"
          className="button button-main"
          onClick={() => controls?.grade(module, onCase.id)}
        >
          Grade {name} on {onCase.name}
        </button>
      </div>
    </section>
  );
}
