import { edited, type NoteEdit, reversed, withEdit } from '../../shared/notes/edits.ts';
import { type Note, noteText } from '../../shared/notes/notes.ts';
import { canAdd, canWrite, type NotesState, type NotesStore } from '../state/notes.ts';

/** Begins a note at a place; it is among the notes once it has a text. */
export function beginNote(store: NotesStore, place: Pick<Note, 'tick' | 'to' | 'cell'>, id: string): void {
  if (!canAdd(store.getState())) return;
  finishNote(store);
  const now = Date.now();
  const begun: Note = { ...place, id, text: '', createdAt: now, changedAt: now };
  store.setState({ writing: { begun, isNew: true, step: undefined } });
}

/** Goes on with a note that is there. */
export function continueNote(store: NotesStore, id: string): void {
  finishNote(store);
  const begun = noteOf(store.getState(), id);
  if (begun && canWrite(store.getState()))
    store.setState({ writing: { begun, isNew: false, step: undefined } });
}

/** The text of the note that is being written, as typed. */
export function typeNote(store: NotesStore, typed: string): void {
  const { writing, file } = store.getState();
  if (writing === undefined) return;
  const { begun, isNew } = writing;
  const note = noteOf(store.getState(), begun.id) ?? begun;
  const text = noteText(typed);
  const after = isNew && text === '' ? undefined : { ...note, text, changedAt: Date.now() };
  const step: NoteEdit = { before: isNew ? undefined : begun, after };
  store.setState(({ history }) => ({
    file: { ...file, notes: edited(file.notes, step) },
    history: withEdit(history, step, writing.step),
    writing: { ...writing, step },
  }));
}

/** Closes the note that is being written; what was written stays, a note without a text does not. */
export function finishNote(store: NotesStore): void {
  const { writing } = store.getState();
  if (writing === undefined) return;
  const note = noteOf(store.getState(), writing.begun.id);
  store.setState({ writing: undefined });
  if (note !== undefined && note.text.trim() === '') removeNote(store, note.id);
}

export function removeNote(store: NotesStore, id: string): void {
  const before = noteOf(store.getState(), id);
  if (before === undefined) return;
  const step: NoteEdit = { before, after: undefined };
  store.setState(({ file, history, writing }) => ({
    file: { ...file, notes: edited(file.notes, step) },
    history: withEdit(history, step),
    writing: writing?.begun.id === id ? undefined : writing,
  }));
}

/** Takes the last step back. */
export function undoNote(store: NotesStore): void {
  const { done, undone } = store.getState().history;
  const step = done.at(-1);
  if (step) apply(store, reversed(step, Date.now()), { done: done.slice(0, -1), undone: [...undone, step] });
}

/** Does the last step that was taken back again. */
export function redoNote(store: NotesStore): void {
  const { done, undone } = store.getState().history;
  const step = undone.at(-1);
  if (step === undefined) return;
  const again = { before: step.before, after: step.after && { ...step.after, changedAt: Date.now() } };
  apply(store, again, { done: [...done, step], undone: undone.slice(0, -1) });
}

function apply(store: NotesStore, step: NoteEdit, history: NotesState['history']): void {
  store.setState(({ file }) => ({
    file: { ...file, notes: edited(file.notes, step) },
    history,
    writing: undefined,
  }));
}

function noteOf({ file }: NotesState, id: string): Note | undefined {
  return file.notes.find((note) => note.id === id);
}
