import { Fault } from '../../shared/base/fault.ts';
import { NOTES_VERSION, type Note } from '../../shared/notes/notes.ts';

/** Less than the web host takes in one message; a full file of notes has less than that. */
const LARGEST_BYTES = 900_000;

/**
 * The notes of a file that was taken away as JSON. Whether each is whole is checked by the services, as for any notes that a
 * page sends. Throws a `Fault`: `notes-too-large`, `notes-invalid`, `kept-newer`.
 */
export async function readNotesFile(file: File): Promise<readonly Note[]> {
  if (file.size > LARGEST_BYTES)
    throw new Fault('notes-too-large', 'it is too large to hold notes', {
      limit: LARGEST_BYTES,
      found: file.size,
    });
  const { version, notes } = documentOf(await file.text());
  if (typeof version === 'number' && version > NOTES_VERSION)
    throw new Fault('kept-newer', 'it was written by a newer version', {
      limit: NOTES_VERSION,
      found: version,
    });
  if (version !== NOTES_VERSION || !Array.isArray(notes))
    throw new Fault('notes-invalid', 'it holds no notes as they are saved as JSON');
  return notes;
}

function documentOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    // No JSON, so it holds none of the keys that are asked for next.
    return {};
  }
}
