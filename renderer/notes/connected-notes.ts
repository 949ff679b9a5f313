import type { NotesAnswer, Services } from '../../shared/api/answers.ts';
import { Fault, messageOf } from '../../shared/base/fault.ts';
import { NO_HISTORY, type NoteHistory } from '../../shared/notes/edits.ts';
import { mergedTrail, mergeNotes, reconcile } from '../../shared/notes/merge.ts';
import type { Notes } from '../../shared/notes/notes.ts';
import type { AppState } from '../state/app-state.ts';
import {
  type ConflictChoice,
  hasUnsavedNotes,
  NO_NOTES,
  type NotesControls,
  type NotesState,
} from '../state/notes.ts';
import type { OpenPlace } from '../state/place.ts';
import { readNotesFile } from './read-notes-file.ts';
import { finishNote } from './write-note.ts';

const SAVE_AFTER_MS = 1000;

type NotedApp = Pick<AppState, 'place' | 'notes' | 'overlay'>;

/** Reads the notes on what is open over one connection, and saves them. */
export class ConnectedNotes implements NotesControls {
  readonly #app: NotedApp;
  readonly #services: Pick<Services, 'readNotes' | 'writeNotes'>;
  readonly #stops: (() => void)[];
  /** Steps of notes that were left, for when one comes back to them. */
  readonly #histories = new Map<string, NoteHistory>();
  #about = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = false;
  #disposed = false;

  constructor(app: NotedApp, services: Pick<Services, 'readNotes' | 'writeNotes'>) {
    this.#app = app;
    this.#services = services;
    this.#stops = [
      app.place.subscribe(({ open }) => this.#follow(open)),
      app.notes.subscribe(({ file, saved }, before) => {
        if (file !== before.file && file !== saved) this.#saveSoon();
      }),
    ];
    this.#follow(app.place.getState().open);
  }

  save(): void {
    if (this.#app.notes.getState().key === undefined) this.#readAgain();
    else void this.#save(false);
  }

  /** The page may not come back: nobody is left to ask, so both are kept where the file was changed elsewhere. */
  leave(): void {
    void this.#save(true);
  }

  /** Looks whether another window has changed the file. */
  check(): void {
    void this.#check();
  }

  async addFrom(chosen: File): Promise<void> {
    const added = await readNotesFile(chosen);
    const { key, file } = this.#app.notes.getState();
    if (key === undefined) return;
    // Based on no revision, it is merged with what is there.
    const answer = await this.#services.writeNotes({
      ...{ notes: key, basedOn: 'a file', keepBoth: true },
      file: { ...file, notes: added },
    });
    if (!this.#isGone(key)) this.#meet(answer);
  }

  settle(choice: ConflictChoice): void {
    const { conflict, file: mine } = this.#app.notes.getState();
    if (conflict === undefined) return;
    const theirs = conflict.file;
    const trail = mergedTrail(mine.trail, theirs.trail);
    const kept: Readonly<Record<ConflictChoice, () => Notes>> = {
      both: () => mergeNotes(mine, theirs),
      theirs: () => ({ ...mine, ...theirs, trail }),
      mine: () => ({ ...theirs, ...mine, trail }),
    };
    this.#take(conflict, kept[choice]());
    this.save();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  #follow(open: OpenPlace | undefined): void {
    const about = aboutOf(open);
    const words = JSON.stringify(about ?? {});
    if (words === this.#about) return;
    this.#about = words;
    if (about) void this.#read(about, words);
    else this.#turnTo(NO_NOTES);
  }

  #readAgain(): void {
    this.#about = '';
    this.#follow(this.#app.place.getState().open);
  }

  async #read(about: NonNullable<ReturnType<typeof aboutOf>>, words: string): Promise<void> {
    try {
      const answer = await this.#services.readNotes(about);
      if (this.#disposed || this.#about !== words) return;
      const { key } = this.#app.notes.getState();
      // After a lost connection, or with only the module's own playback turned on, they are the same notes.
      if (key === answer.notes) this.#meet(answer);
      else this.#turnTo(read(answer));
    } catch (error) {
      if (!this.#disposed && this.#about === words) this.#turnTo({ ...NO_NOTES, fault: messageOf(error) });
    }
  }

  /** Leaves the notes that are shown, saved, for others. */
  #turnTo(next: Omit<NotesState, 'controls'>): void {
    const { notes } = this.#app;
    finishNote(notes);
    this.leave();
    const { key, history } = notes.getState();
    if (key !== undefined) this.#histories.set(key, history);
    const known = next.key === undefined ? undefined : this.#histories.get(next.key);
    notes.setState({ ...next, history: known ?? NO_HISTORY });
  }

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.save();
    }, SAVE_AFTER_MS);
  }

  async #save(keepBoth: boolean): Promise<void> {
    const { notes } = this.#app;
    const { key, file, saved, revision, found, conflict } = notes.getState();
    if (key === undefined || file === saved || found === 'newer') return;
    if (!keepBoth && (this.#writing || conflict !== undefined)) return;
    this.#writing = true;
    try {
      const answer = await this.#services.writeNotes({ notes: key, file, basedOn: revision, keepBoth });
      if (this.#isGone(key)) return;
      if (keepBoth) this.#meet(answer, file);
      else notes.setState({ saved: file, revision: answer.revision, fault: undefined });
    } catch (error) {
      if (this.#disposed) return;
      if (this.#isGone(key))
        notes.setState({ fault: `the notes that were left were not saved: ${messageOf(error)}` });
      else if (error instanceof Fault && error.code === 'kept-conflict') await this.#meetOnDisk(key);
      else notes.setState({ fault: messageOf(error) });
    } finally {
      this.#writing = false;
      const now = notes.getState();
      // What was changed meanwhile is next; what failed waits for the next change, or for a press of a button.
      if (now.key === key && now.file !== now.saved && now.fault === undefined) this.#saveSoon();
    }
  }

  async #check(): Promise<void> {
    const { key, revision, conflict } = this.#app.notes.getState();
    if (key === undefined || this.#writing || conflict !== undefined) return;
    try {
      const answer = await this.#services.readNotes({ notes: key });
      const now = this.#app.notes.getState();
      if (this.#isGone(key) || this.#writing || now.revision !== revision) return;
      if (answer.revision !== revision) this.#meet(answer);
    } catch (error) {
      if (!this.#isGone(key)) this.#app.notes.setState({ fault: messageOf(error) });
    }
  }

  async #meetOnDisk(key: string): Promise<void> {
    const answer = await this.#services.readNotes({ notes: key });
    if (!this.#isGone(key)) this.#meet(answer);
  }

  /** Joins what is on the disk with what is shown, where that needs nobody's word; else asks. */
  #meet(answer: NotesAnswer, base = this.#app.notes.getState().saved): void {
    const { notes, overlay } = this.#app;
    const { file, key, saved } = notes.getState();
    if (key === undefined) return;
    // A file that was deleted takes nothing along: these notes are written again.
    const isNew = answer.state === 'new' || answer.state === 'reset';
    const theirs = isNew ? { ...answer, file: { ...saved, notes: [], trail: [] } } : answer;
    if (isNew) {
      this.#take(theirs, file);
      return;
    }
    const settled = reconcile(base, file, theirs.file);
    if (settled.kind === 'settled') {
      this.#take(theirs, settled.notes);
      return;
    }
    finishNote(notes);
    notes.setState({ conflict: theirs });
    overlay.setState({ shown: 'notes-conflict' });
  }

  /** Shows these notes, and knows of those that are on the disk. */
  #take({ file: theirs, revision, state }: NotesAnswer, next: Notes): void {
    const { notes } = this.#app;
    // What is the same as on the disk is nothing to save.
    const file = JSON.stringify(next) === JSON.stringify(theirs) ? theirs : next;
    const sameText = JSON.stringify(file.notes) === JSON.stringify(theirs.notes);
    const saved = sameText ? { ...theirs, notes: file.notes } : theirs;
    notes.setState(({ writing }) => ({
      ...{ file, saved: file === theirs ? file : saved, revision, found: state },
      conflict: undefined,
      fault: undefined,
      writing: writing?.isNew || file.notes.some(({ id }) => id === writing?.begun.id) ? writing : undefined,
    }));
    if (hasUnsavedNotes(notes.getState())) this.#saveSoon();
  }

  #isGone(key: string): boolean {
    return this.#disposed || this.#app.notes.getState().key !== key;
  }
}

/** What notes are read by: what is open in A. States beside a module are what it is graded by. */
function aboutOf(
  open: OpenPlace | undefined,
): { scenario?: string; module?: string; states?: string } | undefined {
  const { scenario, module, states } = open ?? {};
  if (scenario === undefined && states === undefined) return undefined;
  return {
    ...(scenario !== undefined && { scenario }),
    ...(module !== undefined && { module }),
    ...(module === undefined && states !== undefined && { states }),
  };
}

function read({ notes, file, revision, state }: NotesAnswer): Omit<NotesState, 'controls'> {
  return { ...NO_NOTES, key: notes, file, saved: file, revision, found: state };
}
