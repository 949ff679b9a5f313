import { FolderOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import { type Gradings, gradingKey } from '../../state/gradings.ts';
import { itemsOf, type LibraryState } from '../../state/library.ts';
import type { Overlay } from '../../state/overlay.ts';
import type { Watching } from '../../state/watching.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BuildStep } from './BuildStep.tsx';
import { GradingProgress } from './GradingProgress.tsx';
import { GradingResult } from './GradingResult.tsx';
import { ItemChoice } from './ItemChoice.tsx';

const all = (state: LibraryState): LibraryState => state;
const toGradeOf = ({ toGrade }: Overlay): Overlay['toGrade'] => toGrade;

/** Grades an engine on a case, as the harness does: choose both, watch it go on, read what it came to. */
export function GradeDialog(): ReactElement {
  const { library, overlay, gradings, watching } = useAppState();
  const { items = [], controls } = useStore(library, all);
  const toGrade = useStore(overlay, toGradeOf);
  const engines = [...itemsOf(items, 'module'), ...itemsOf(items, 'source')];
  const cases = itemsOf(items, 'case');
  const module = toGrade.module ?? engines[0]?.id ?? '';
  const isSource = engines.some(({ id, kind }) => id === module && kind === 'source');
  const onCase = toGrade.case ?? cases[0]?.id ?? '';
  const choose = (next: Overlay['toGrade']): void => overlay.setState({ toGrade: { ...toGrade, ...next } });
  const grading = useStore(gradings, (known: Gradings) => known[gradingKey(module, onCase)]);
  const built = useStore(watching, (known: Watching) => known[gradingKey(module, onCase)])?.built;
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="Grade an engine" className="grade-dialog" onClose={close}>
      <header>
        <h2>Grade an engine</h2>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </header>
      <p className="quiet">
        As the harness does it: the same wasmtime, fuel to the unit, smoke cases first. It runs in a process
        of its own.
      </p>
      <div className="grade-choices">
        <ItemChoice label="Engine" value={module} items={engines} onChoose={(id) => choose({ module: id })} />
        <ItemChoice label="Case" value={onCase} items={cases} onChoose={(id) => choose({ case: id })} />
        <CommandButton id="open-files" className="button" worded>
          <FolderOpen size={16} aria-hidden="true" /> Other file
        </CommandButton>
      </div>
      {isSource ? (
        <BuildStep source={module} onCase={onCase} />
      ) : (
        <div className="button-row">
          {grading?.kind === 'running' ? (
            <button type="button" className="button" onClick={() => controls?.stopGrading(module, onCase)}>
              Cancel
            </button>
          ) : (
            <button
              type="button"
              className="button button-main"
              disabled={module === '' || onCase === ''}
              onClick={() => controls?.grade(module, onCase)}
            >
              {grading === undefined ? 'Grade' : 'Grade again'}
            </button>
          )}
        </div>
      )}
      {grading?.kind === 'running' && <GradingProgress grading={grading} />}
      {grading?.kind === 'failed' && <FaultNotice fault={grading.fault} title="It was not graded" />}
      {grading?.kind === 'graded' && (
        <GradingResult result={grading.result} module={built ?? module} onCase={onCase} />
      )}
    </Dialog>
  );
}
