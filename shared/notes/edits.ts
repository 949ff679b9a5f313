import { inOrder, type Note } from './notes.ts';

/** Steps that can be undone; older ones stay as they are. */
const MOST_EDITS = 200;

/** One note that was made (no `before`), changed, or deleted (no `after`). */
export interface NoteEdit {
  readonly before: Note | undefined;
  readonly after: Note | undefined;
}

/** What was done, and what of it was undone; the last one is at the end of each. */
export interface NoteHistory {
  readonly done: readonly NoteEdit[];
  readonly undone: readonly NoteEdit[];
}

export const NO_HISTORY: NoteHistory = { done: [], undone: [] };

/** The notes after an edit. What is not there any more, or came from elsewhere since, is left as it is. */
export function edited(notes: readonly Note[], { before, after }: NoteEdit): readonly Note[] {
  const id = (after ?? before)?.id;
  const others = notes.filter((note) => note.id !== id);
  return after === undefined ? others : inOrder([...others, after]);
}

/** The edit that takes one back. A note that comes back is newer than what is kept elsewhere of it. */
export function reversed({ before, after }: NoteEdit, now: number): NoteEdit {
  return { before: after, after: before && { ...before, changedAt: now } };
}

/** The history with one edit more, in place of one that it goes on with; one that changes nothing leaves no trace. */
export function withEdit(history: NoteHistory, edit: NoteEdit, goesOn?: NoteEdit): NoteHistory {
  const goes = goesOn !== undefined && history.done.at(-1) === goesOn;
  const earlier = goes ? history.done.slice(0, -1) : history.done;
  return { done: isNothing(edit) ? earlier : [...earlier, edit].slice(-MOST_EDITS), undone: [] };
}

function isNothing({ before, after }: NoteEdit): boolean {
  return before === undefined ? after === undefined : after !== undefined && before.text === after.text;
}
