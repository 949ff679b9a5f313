import type { NotesAnswer } from '../../../shared/api/answers.ts';
import type { ReadNotesRequest, WriteNotesRequest } from '../../../shared/api/contract.ts';
import type { Notes } from '../../../shared/notes/notes.ts';
import type { ContentHashes } from '../files/content-hashes.ts';
import type { Kept } from '../kept/kept-file.ts';
import type { Library } from '../library/library.ts';
import type { KeptNotes } from '../notes/kept-notes.ts';
import { notedContents, notesKey } from '../notes/noted-contents.ts';

export interface NoteContext {
  readonly library: Library;
  readonly hashes: ContentHashes;
  readonly notes: KeptNotes;
}

/** Reads notes by their name, or finds those on what is open. Rejects as `notedContents` and `KeptNotes.read`. */
export async function readNotes(
  { library, hashes, notes }: NoteContext,
  request: ReadNotesRequest,
): Promise<NotesAnswer> {
  if ('notes' in request) return answer(request.notes, await notes.read(request.notes));
  const about = await notedContents(request, library, hashes);
  const key = notesKey(about);
  return answer(key, await notes.read(key, about));
}

/** Rejects as `KeptNotes.write`. */
export async function writeNotes(
  { notes }: NoteContext,
  { notes: key, file, basedOn, keepBoth }: WriteNotesRequest,
): Promise<NotesAnswer> {
  return answer(key, await notes.write(key, file, basedOn, keepBoth));
}

function answer(notes: string, { value, revision, state }: Kept<Notes>): NotesAnswer {
  return { notes, file: value, revision, state };
}
