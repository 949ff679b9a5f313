import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { inOrder, type Note } from '../../../shared/notes/notes.ts';
import { commandById } from '../../commands/commands.ts';
import { goToPlace } from '../../notes/go-to-place.ts';
import { continueNote, removeNote } from '../../notes/write-note.ts';
import { useAppState } from '../../state/app-state.ts';
import { canWrite, type NotesState } from '../../state/notes.ts';
import { CommandKeys } from '../../ui/CommandKeys.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { placeLabel } from './note-words.ts';

const notesOf = ({ file }: NotesState): readonly Note[] => file.notes;

/** All notes by their ticks: each leads to its place, can be written on and deleted. */
export function NoteList(): ReactElement {
  const app = useAppState();
  const notes = useStore(app.notes, notesOf);
  const writable = useStore(app.notes, canWrite);
  const close = (): void => app.overlay.setState({ shown: 'none' });
  if (notes.length === 0)
    return (
      <p className="quiet">
        No notes yet. <CommandKeys command={commandById('add-note')} /> writes one at the shown tick and the
        selected cell; with a range looped, over the range.
      </p>
    );
  return (
    <ol className="note-list" aria-label="Notes">
      {inOrder(notes).map((note) => (
        <li key={note.id}>
          <div className="note-head">
            <button
              type="button"
              className="link number"
              onClick={() => {
                close();
                goToPlace(app, { tick: note.tick, cell: note.cell });
              }}
            >
              {placeLabel(note)}
            </button>
            <span className="quiet">{timeAgo(note.changedAt, Date.now())}</span>
            <span className="spring" />
            <button
              type="button"
              className="icon-button"
              aria-label={`Write on the note at ${placeLabel(note)}`}
              title="Write on"
              disabled={!writable}
              onClick={() => {
                close();
                continueNote(app.notes, note.id);
              }}
            >
              <Pencil size={14} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Delete the note at ${placeLabel(note)}`}
              title="Delete"
              disabled={!writable}
              onClick={() => removeNote(app.notes, note.id)}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          </div>
          <p className="note-text">{note.text}</p>
        </li>
      ))}
    </ol>
  );
}
