import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NotesAnswer } from '../../shared/api/answers.ts';
import { NO_HISTORY, type NoteEdit, type NoteHistory } from '../../shared/notes/edits.ts';
import { isFull, type Note, type Notes } from '../../shared/notes/notes.ts';

/** The note that is being written. */
export interface Writing {
  /** As it was when the writing began; it may not be among the notes yet, while it has no text. */
  readonly begun: Note;
  /** Whether it is new, so that it goes again if nothing is written. */
  readonly isNew: boolean;
  /** The step that all of the writing is, to be undone at once. */
  readonly step: NoteEdit | undefined;
}

/** Notes on what is open in A, and what became of saving them. */
export interface NotesState {
  /** The name of their file; undefined while nothing is open, or it is not read yet. */
  readonly key: string | undefined;
  readonly file: Notes;
  /** As they are on the disk, as far as this page knows. */
  readonly saved: Notes;
  readonly revision: string;
  /** How the file was found when it was read. */
  readonly found: NotesAnswer['state'];
  /** Why they cannot be read, or were not saved. */
  readonly fault: string | undefined;
  /** What is on the disk, where that and these notes were both changed. */
  readonly conflict: NotesAnswer | undefined;
  readonly history: NoteHistory;
  readonly writing: Writing | undefined;
  /** Where one is in the trail, after having gone back in it. */
  readonly trailAt: number | undefined;
  readonly controls: NotesControls | undefined;
}

/** What to keep of two files that were changed apart. */
export type ConflictChoice = 'both' | 'theirs' | 'mine';

/** What views may ask for while there is a connection. */
export interface NotesControls {
  settle(choice: ConflictChoice): void;
  /** Tries to save once more, or to read what could not be read. */
  save(): void;
  /** Adds the notes of a file that was saved as JSON; of two that are one the newer stays. Throws a `Fault`. */
  addFrom(file: File): Promise<void>;
}

export type NotesStore = StoreApi<NotesState>;

const NONE: Notes = { about: {}, notes: [], trail: [] };

/** Of nothing that is open. */
export const NO_NOTES: Omit<NotesState, 'controls'> = {
  key: undefined,
  file: NONE,
  saved: NONE,
  revision: 'none',
  found: 'new',
  fault: undefined,
  conflict: undefined,
  history: NO_HISTORY,
  writing: undefined,
  trailAt: undefined,
};

export function createNotesStore(): NotesStore {
  return createStore<NotesState>()(() => ({ ...NO_NOTES, controls: undefined }));
}

/** Whether something that was written is not on the disk: a window that closes now would lose it. The trail does not count. */
export function hasUnsavedNotes({ file, saved }: NotesState): boolean {
  return file.notes !== saved.notes;
}

/** Whether a note can be added or changed. */
export function canWrite({ key, found }: NotesState): boolean {
  return key !== undefined && found !== 'newer';
}

/** Whether there is room for another note. */
export function canAdd(state: NotesState): boolean {
  return canWrite(state) && !isFull(state.file.notes);
}

/** What became of what was written: it is saved, about to be, or it is not and `fault` or a conflict says why. */
export function savedState(state: NotesState): 'saved' | 'saving' | 'failed' {
  if (state.fault !== undefined || state.conflict !== undefined) return 'failed';
  return hasUnsavedNotes(state) ? 'saving' : 'saved';
}
