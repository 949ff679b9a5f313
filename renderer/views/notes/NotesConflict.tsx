import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { ConflictChoice, NotesState } from '../../state/notes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { noteCount } from './note-words.ts';

const all = (state: NotesState): NotesState => state;

/** The notes were changed here and elsewhere: a person decides what is kept. */
export function NotesConflict(): ReactElement | null {
  const { notes, overlay } = useAppState();
  const { conflict, file, controls } = useStore(notes, all);
  const close = (): void => overlay.setState({ shown: 'none' });
  const settle = (choice: ConflictChoice): void => {
    controls?.settle(choice);
    close();
  };
  if (conflict === undefined) return null;
  return (
    <Dialog label="Notes changed elsewhere" className="notes-conflict" onClose={close}>
      <h2>These notes were changed elsewhere</h2>
      <p>
        Here: <strong>{noteCount(file.notes.length)}</strong>. On the disk:{' '}
        <strong>{noteCount(conflict.file.notes.length)}</strong>. Nothing is lost until you decide.
      </p>
      <p className="quiet">
        Keeping both takes every note of either side, and the newer of two that are one.
      </p>
      <div className="button-row">
        <button type="button" className="button button-main" onClick={() => settle('both')}>
          Keep both
        </button>
        <button type="button" className="button" onClick={() => settle('theirs')}>
          Take theirs
        </button>
        <button type="button" className="button" onClick={() => settle('mine')}>
          Keep mine
        </button>
      </div>
    </Dialog>
  );
}
