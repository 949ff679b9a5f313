import { StickyNote } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Note } from '../../../shared/notes/notes.ts';
import { goToPlace } from '../../notes/go-to-place.ts';
import { useAppState } from '../../state/app-state.ts';
import type { NotesState } from '../../state/notes.ts';
import { placeLabel } from './note-words.ts';

const notesOf = ({ file }: NotesState): readonly Note[] => file.notes;

/** Notes on what is selected, whatever their tick. */
export function CellNotes({
  isSelected,
}: {
  isSelected: (cell: NonNullable<Note['cell']>) => boolean;
}): ReactElement | null {
  const app = useAppState();
  const here = useStore(app.notes, notesOf).filter(({ cell }) => cell !== undefined && isSelected(cell));
  if (here.length === 0) return null;
  return (
    <section aria-label="Notes on the selection">
      <h3>Notes</h3>
      <ul className="cell-notes">
        {here.map((note) => (
          <li key={note.id}>
            <button
              type="button"
              className="link number"
              onClick={() => goToPlace(app, { tick: note.tick, cell: note.cell })}
            >
              <StickyNote size={12} aria-hidden="true" /> {placeLabel(note)}
            </button>
            <p className="note-text">{note.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
