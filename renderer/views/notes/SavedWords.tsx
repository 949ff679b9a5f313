import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { type NotesState, savedState } from '../../state/notes.ts';

const all = (state: NotesState): NotesState => state;

/** What became of the notes: saved, being saved, or not saved and why, with a way on. */
export function SavedWords(): ReactElement {
  const { notes, overlay } = useAppState();
  const state = useStore(notes, all);
  const { key, fault, conflict, controls, found } = state;
  const kind = savedState(state);
  return (
    <span className="saved-words quiet" role="status" data-saved={kind}>
      {found === 'newer' && 'Written by a newer version: they can be read, not changed.'}
      {found !== 'newer' && kind === 'saved' && 'Saved'}
      {found !== 'newer' && kind === 'saving' && 'Saving …'}
      {kind === 'failed' && conflict === undefined && (
        <>
          <span className="not-saved">
            {key === undefined ? 'Not read' : 'Not saved'}: {fault}.
          </span>
          <button type="button" className="button button-small" onClick={() => controls?.save()}>
            Try again
          </button>
        </>
      )}
      {conflict !== undefined && (
        <>
          <span className="not-saved">Not saved: changed elsewhere.</span>
          <button
            type="button"
            className="button button-small"
            onClick={() => overlay.setState({ shown: 'notes-conflict' })}
          >
            Decide
          </button>
        </>
      )}
    </span>
  );
}
