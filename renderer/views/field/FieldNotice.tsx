import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { FieldState } from '../../state/field.ts';
import type { LibraryState } from '../../state/library.ts';
import { readable } from '../../ui/numbers.ts';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** Stands in for the field until its records are read. */
export function FieldNotice({ state: { folder, progress, fault } }: { state: FieldState }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  if (folder === undefined) {
    return (
      <section className="empty-selection">
        <h2>No folder of runs is open</h2>
        <p className="quiet">Open a folder that holds runs, or drop it on the page.</p>
      </section>
    );
  }
  if (fault !== undefined) {
    return (
      <FaultNotice
        fault={fault}
        title="The runs were not read"
        retry={{ label: 'Read them again', run: () => controls?.readField(folder) }}
      />
    );
  }
  const { done, total } = progress ?? { done: 0, total: 1 };
  return (
    <section className="field-progress" role="status">
      <progress value={progress ? done : undefined} max={total} aria-label="Records read" />
      <span>{progress ? `${readable(done)} of ${readable(total)} records read` : 'looking for runs'}</span>
      <button
        type="button"
        className="button button-small"
        onClick={() => controls?.stopReadingField(folder)}
      >
        Cancel
      </button>
    </section>
  );
}
