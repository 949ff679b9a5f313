import { type ReactElement, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { LONGEST_NOTE } from '../../../shared/notes/notes.ts';
import { finishNote, removeNote, typeNote } from '../../notes/write-note.ts';
import { useAppState } from '../../state/app-state.ts';
import type { NotesState } from '../../state/notes.ts';
import { placeLabel } from './note-words.ts';
import { SavedWords } from './SavedWords.tsx';

const idOf = ({ writing }: NotesState): string | undefined => writing?.begun.id;

/** The note that is being written, if one is; Escape closes it, and what was written stays. */
export function NoteEditor(): ReactElement | null {
  const { notes } = useAppState();
  const id = useStore(notes, idOf);
  return id === undefined ? null : <OpenNote key={id} />;
}

const writingOf = ({ writing }: NotesState): NotesState['writing'] => writing;
const textOf = ({ file, writing }: NotesState): string =>
  file.notes.find(({ id }) => id === writing?.begun.id)?.text ?? '';

function OpenNote(): ReactElement | null {
  const { notes } = useAppState();
  const writing = useStore(notes, writingOf);
  const text = useStore(notes, textOf);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  if (writing === undefined) return null;
  const label = placeLabel(writing.begun);
  return (
    <section
      className="note-editor"
      aria-label={`Note at ${label}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        finishNote(notes);
      }}
    >
      <h2>{label}</h2>
      <textarea
        ref={field}
        aria-label="Text of the note"
        rows={6}
        maxLength={LONGEST_NOTE}
        placeholder="What did you see here?"
        value={text}
        onChange={(event) => typeNote(notes, event.target.value)}
      />
      <footer>
        <SavedWords />
        <span className="spring" />
        {!writing.isNew && (
          <button type="button" className="text-button" onClick={() => removeNote(notes, writing.begun.id)}>
            Delete
          </button>
        )}
        <button type="button" className="button" onClick={() => finishNote(notes)}>
          Done <kbd>Esc</kbd>
        </button>
      </footer>
    </section>
  );
}
