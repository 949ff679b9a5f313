/** The version of the format; what came with each is told in `../CHANGELOG-formats.md`. */
export const NOTES_VERSION = 1;

/** A page sends all notes of a run in one message, which the web host takes up to 1 MiB of. */
export const MOST_NOTES = 1000;
/** In UTF-16 units, as text fields count. */
export const LONGEST_NOTE = 4000;
export const MOST_NOTE_TEXT = 200_000;
export const MOST_VISITS = 100;

/** A tile of the board. */
export interface NoteCell {
  readonly x: number;
  readonly y: number;
}

/** A note of a person's. */
export interface Note {
  readonly id: string;
  /** The tick that it is about, or the first one of a range. */
  readonly tick: number;
  /** The last tick of a range. */
  readonly to?: number | undefined;
  readonly cell?: NoteCell | undefined;
  /** Plain text, never markup. */
  readonly text: string;
  /** In ms since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A place that was looked at for a while, or jumped to. */
export interface Visit {
  readonly view: string;
  readonly tick: number;
  readonly cell?: NoteCell | undefined;
  /** In ms since 1970. */
  readonly at: number;
}

/** What notes are about, by content; without a module or states it is the reference on the scenario. */
export interface NotedContents {
  readonly scenario?: NotedContent | undefined;
  readonly module?: NotedContent | undefined;
  readonly states?: NotedContent | undefined;
}

export interface NotedContent {
  readonly name: string;
  readonly sha256: string;
}

/** A file of notes. Keys that this version does not know are kept. */
export interface Notes {
  readonly about: NotedContents;
  readonly notes: readonly Note[];
  /** Oldest first. */
  readonly trail: readonly Visit[];
}

/** Notes by tick, then by when they were made. */
export function inOrder(notes: readonly Note[]): readonly Note[] {
  return [...notes].sort(
    (a, b) => a.tick - b.tick || a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** What may stand in a note: control characters but for tabs and line ends are dropped, and it ends at the limit. */
export function noteText(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .slice(0, LONGEST_NOTE);
}

/** Whether one note more, or a longer text, would be past what a file of notes may hold. */
export function isFull(notes: readonly Note[]): boolean {
  const length = notes.reduce((sum, { text }) => sum + text.length, 0);
  return notes.length >= MOST_NOTES || length + LONGEST_NOTE > MOST_NOTE_TEXT;
}
