import { join } from 'node:path';
import { Fault } from '../../../shared/base/fault.ts';
import { mergeNotes } from '../../../shared/notes/merge.ts';
import { NOTES_VERSION, type NotedContents, type Notes } from '../../../shared/notes/notes.ts';
import { notesSchema } from '../../../shared/notes/schema.ts';
import { type Kept, KeptFile } from '../kept/kept-file.ts';
import type { KeptFormat } from '../kept/read-kept.ts';

const FORMAT: KeptFormat<Notes> = {
  name: 'notes',
  version: NOTES_VERSION,
  schema: notesSchema,
  upgrades: [],
  empty: () => ({ about: {}, notes: [], trail: [] }),
};

/** The files of notes in a folder, by the key of what they are about. */
export class KeptNotes {
  readonly #folder: string;
  readonly #format: KeptFormat<Notes>;
  /** One instance a file, so that windows of this program wait for each other. */
  readonly #files = new Map<string, KeptFile<Notes>>();

  constructor(folder: string, format: KeptFormat<Notes> = FORMAT) {
    this.#folder = folder;
    this.#format = format;
  }

  /** What is kept under a key; new notes are about `about`. Rejects as `KeptFile.read`. */
  async read(key: string, about?: NotedContents): Promise<Kept<Notes>> {
    const kept = await this.#file(key).read();
    const isNew = kept.state === 'new' || kept.state === 'reset';
    return isNew && about !== undefined ? { ...kept, value: { ...kept.value, about } } : kept;
  }

  /**
   * Writes notes that were read at the revision `basedOn`. With `keepBoth`, notes that were written since are merged with
   * them instead. Rejects with a `Fault`: `kept-conflict`, `kept-newer`, `kept-unwritable`.
   */
  async write(key: string, notes: Notes, basedOn: string, keepBoth: boolean): Promise<Kept<Notes>> {
    const file = this.#file(key);
    try {
      return await file.change((kept) => ({ ...kept, ...notes }), basedOn);
    } catch (error) {
      if (!(keepBoth && error instanceof Fault && error.code === 'kept-conflict')) throw error;
      return await file.change((kept) => mergeNotes(notes, kept));
    }
  }

  #file(key: string): KeptFile<Notes> {
    // A key becomes part of a path.
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Fault('notes-key', 'no notes have that name', { found: key });
    const known = this.#files.get(key) ?? new KeptFile(join(this.#folder, `${key}.json`), this.#format);
    this.#files.set(key, known);
    return known;
  }
}
