import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotesAnswer, Services } from '../../shared/api/answers.ts';
import type { ReadNotesRequest, WriteNotesRequest } from '../../shared/api/contract.ts';
import { Fault } from '../../shared/base/fault.ts';
import { mergeNotes } from '../../shared/notes/merge.ts';
import type { Notes } from '../../shared/notes/notes.ts';
import { createNotesStore, hasUnsavedNotes, savedState } from '../state/notes.ts';
import { createOverlayStore } from '../state/overlay.ts';
import { createPlaceStore, HOME } from '../state/place.ts';
import { ConnectedNotes } from './connected-notes.ts';
import { followTrail } from './follow-trail.ts';
import { beginNote, finishNote, redoNote, removeNote, typeNote, undoNote } from './write-note.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes of every run on one disk, as the services have them. */
class Disk {
  readonly files = new Map<string, { readonly file: Notes; readonly revision: string }>();
  writes = 0;
  /** Why nothing can be written now. */
  fault: Fault | undefined;

  put(key: string, file: Notes): NotesAnswer {
    const revision = `revision ${++this.writes}`;
    this.files.set(key, { file, revision });
    return { notes: key, file, revision, state: 'read' };
  }

  readonly services: Pick<Services, 'readNotes' | 'writeNotes'> = {
    readNotes: async (request: ReadNotesRequest) => {
      const notes = 'notes' in request ? request.notes : `key of ${request.module ?? request.scenario}`;
      const kept = this.files.get(notes);
      const empty = { about: {}, notes: [], trail: [] };
      return kept
        ? { notes, state: 'read', ...kept }
        : { notes, file: empty, revision: 'none', state: 'new' };
    },
    writeNotes: async ({ notes, file, basedOn, keepBoth }: WriteNotesRequest) => {
      if (this.fault) throw this.fault;
      const kept = this.files.get(notes);
      const conflicts = basedOn !== (kept?.revision ?? 'none');
      if (conflicts && !keepBoth) throw new Fault('kept-conflict', 'the notes have been changed elsewhere');
      return this.put(notes, conflicts && kept ? mergeNotes(file, kept.file) : file);
    },
  };
}

const OPEN = { scenario: 'small', module: 'lanes', playback: false };

async function setup(disk = new Disk()) {
  const app = {
    place: createPlaceStore({ ...HOME, view: 'replay', open: OPEN }),
    notes: createNotesStore(),
    overlay: createOverlayStore(),
  };
  const controls = new ConnectedNotes(app, disk.services);
  await vi.advanceTimersByTimeAsync(0);
  const write = (id: string, text: string): void => {
    beginNote(app.notes, { tick: 5 }, id);
    typeNote(app.notes, text);
    finishNote(app.notes);
  };
  const texts = (): readonly string[] => app.notes.getState().file.notes.map(({ text }) => text);
  const kept = (key = 'key of lanes'): readonly string[] | undefined =>
    disk.files.get(key)?.file.notes.map(({ text }) => text);
  return { app, controls, disk, write, texts, kept, later: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('notes in the page', () => {
  it('are saved a second after a change, and not written again without one', async () => {
    const { app, disk, write, kept, later } = await setup();
    write('a', 'one');
    expect([hasUnsavedNotes(app.notes.getState()), savedState(app.notes.getState())]).toEqual([
      true,
      'saving',
    ]);
    await later(900);
    expect(kept()).toBeUndefined();
    await later(100);
    expect([kept(), savedState(app.notes.getState())]).toEqual([['one'], 'saved']);
    await later(10_000);
    expect(disk.writes).toBe(1);
  });

  it('are undone and done again step by step, a note as it was written being one step', async () => {
    const { app, write, texts, later, kept } = await setup();
    beginNote(app.notes, { tick: 5 }, 'a');
    for (const text of ['o', 'on', 'one']) typeNote(app.notes, text);
    finishNote(app.notes);
    write('b', 'two');
    removeNote(app.notes, 'a');
    const seen = [undoNote, undoNote, undoNote, undoNote, redoNote, redoNote].map((step) => {
      step(app.notes);
      return texts();
    });
    expect(seen).toEqual([['one', 'two'], ['one'], [], [], ['one'], ['one', 'two']]);
    write('c', '   ');
    expect(texts()).toEqual(['one', 'two']);
    await later(1000);
    expect(kept()).toEqual(['one', 'two']);
  });

  it('that cannot be saved say why, and are saved once they can', async () => {
    const { app, controls, disk, write, kept, later } = await setup();
    disk.fault = new Fault('kept-unwritable', 'the notes cannot be kept (ENOSPC)');
    write('a', 'one');
    await later(1000);
    const failed = app.notes.getState();
    expect([savedState(failed), failed.fault]).toEqual(['failed', 'the notes cannot be kept (ENOSPC)']);
    disk.fault = undefined;
    controls.save();
    await later(0);
    expect([kept(), savedState(app.notes.getState())]).toEqual([['one'], 'saved']);
  });

  it('ask a person where both sides have changed some, and do what is chosen', async () => {
    for (const [choice, left] of [
      ['both', ['ours', 'theirs']],
      ['theirs', ['theirs']],
      ['mine', ['ours']],
    ] as const) {
      const disk = new Disk();
      const [here, there] = [await setup(disk), await setup(disk)];
      there.write('b', 'theirs');
      await there.later(1000);
      here.write('a', 'ours');
      await here.later(1000);
      expect(here.app.overlay.getState().shown).toBe('notes-conflict');
      expect(here.app.notes.getState().conflict?.file.notes).toHaveLength(1);
      expect(here.kept()).toEqual(['theirs']);
      here.controls.settle(choice);
      await here.later(0);
      expect([...(here.kept() ?? [])].sort()).toEqual(left);
      expect(savedState(here.app.notes.getState())).toBe('saved');
      there.controls.check();
      await there.later(0);
      expect([...there.texts()].sort()).toEqual(left);
    }
  });

  it('keep both where the page is left, and go with what is open', async () => {
    const disk = new Disk();
    const [here, there] = [await setup(disk), await setup(disk)];
    there.write('b', 'theirs');
    await there.later(1000);
    here.write('a', 'ours');
    here.controls.leave();
    await here.later(0);
    expect([...(here.kept() ?? [])].sort()).toEqual(['ours', 'theirs']);
    here.write('c', 'more');
    here.app.place.setState({ open: { ...OPEN, module: 'naive' } });
    await here.later(0);
    expect([here.texts(), here.kept()?.length]).toEqual([[], 3]);
    undoNote(here.app.notes);
    here.app.place.setState({ open: OPEN });
    await here.later(0);
    undoNote(here.app.notes);
    expect([...here.texts()].sort()).toEqual(['ours', 'theirs']);
  });
});

describe('a file of notes that was taken away', () => {
  const chosen = (document: unknown): File => new File([JSON.stringify(document)], 'notes.json');
  const note = (id: string, text: string, changedAt: number) => ({
    id,
    text,
    tick: 5,
    createdAt: 1,
    changedAt,
  });

  it('is added to those that are there, the newer of two that are one', async () => {
    const { controls, write, texts, kept, later } = await setup();
    write('a', 'mine');
    await later(1000);
    const notes = [note('a', 'older', 1), note('b', 'added', 1)];
    await controls.addFrom(chosen({ version: 1, about: {}, notes, trail: [] }));
    expect([[...texts()].sort(), [...(kept() ?? [])].sort()]).toEqual([
      ['added', 'mine'],
      ['added', 'mine'],
    ]);
    await later(5000);
    expect([...(kept() ?? [])].sort()).toEqual(['added', 'mine']);
  });

  it.each([
    ['kept-newer', { version: 2, notes: [] }],
    ['notes-invalid', { grid: {} }],
    ['notes-invalid', 'text'],
  ])('is refused as %s', async (code, document) => {
    const { controls } = await setup();
    await expect(controls.addFrom(chosen(document))).rejects.toMatchObject({ code });
  });
});

describe('the trail', () => {
  it('holds places where one stays, soon after a jump, and where one came from', async () => {
    const { app, later } = await setup();
    const stop = followTrail(app, () => Date.now());
    await later(2100);
    app.place.setState({ tick: 5 });
    await later(1900);
    app.place.setState({ tick: 300 });
    await later(1000);
    // A hand that drags the tick along stays nowhere.
    for (const tick of [2000, 4000, 6000]) {
      app.place.setState({ tick });
      await later(100);
    }
    await later(700);
    stop();
    expect(app.notes.getState().file.trail.map(({ tick }) => tick)).toEqual([300, 6000]);
    expect(hasUnsavedNotes(app.notes.getState())).toBe(false);
  });
});
