import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited, NO_HISTORY, type NoteEdit, reversed, withEdit } from './edits.ts';
import { notesMarkdown } from './markdown.ts';
import { mergeNotes, reconcile, sameNotes } from './merge.ts';
import { isFull, LONGEST_NOTE, MOST_VISITS, type Note, type Notes, noteText, type Visit } from './notes.ts';
import { notesSchema } from './schema.ts';
import { anyNotes } from './testing.ts';
import { withVisit } from './trail.ts';

const note = (id: string, text: string, more: Partial<Note> = {}): Note => ({
  ...{ id, tick: 1204, text, createdAt: 5, changedAt: 5 },
  ...more,
});
const file = (...notes: readonly Note[]): Notes => ({ about: {}, notes, trail: [] });

describe('a file of notes', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        expect(notesSchema.parse(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
      }),
    );
  });

  it('keeps what a newer program has written beside', () => {
    const more = { ...file({ ...note('a', 'text'), colour: 'red' } as Note), tags: ['one'] };
    expect(notesSchema.parse(more)).toEqual(more);
  });

  it.each([
    ['an id that could be a path', file(note('../a', ''))],
    ['two notes of one id', file(note('a', 'one'), note('a', 'two'))],
    ['a text that is too long', file(note('a', 'x'.repeat(LONGEST_NOTE + 1)))],
    [
      'more text than fits',
      file(...Array.from({ length: 60 }, (_, at) => note(`n${at}`, 'x'.repeat(LONGEST_NOTE)))),
    ],
    ['a range that ends before it begins', file(note('a', '', { to: 3 }))],
    ['a tick that is none', file(note('a', '', { tick: -1 }))],
  ])('is refused with %s', (_what, notes) => {
    expect(notesSchema.safeParse(notes).success).toBe(false);
  });

  it('says when it is full, and takes no control characters', () => {
    expect(isFull([note('a', 'x')])).toBe(false);
    expect(isFull(Array.from({ length: 50 }, (_, at) => note(`n${at}`, 'x'.repeat(LONGEST_NOTE))))).toBe(
      true,
    );
    expect(noteText('a\u0000b\r\nc\td\u007f')).toBe('ab\nc\td');
  });
});

describe('two files of notes', () => {
  it('are merged to the same notes whichever comes first, and merging again changes nothing', () => {
    fc.assert(
      fc.property(anyNotes, anyNotes, (a, b) => {
        const merged = mergeNotes(a, b);
        expect(mergeNotes(b, a)).toMatchObject({ notes: merged.notes, trail: merged.trail });
        expect(mergeNotes(merged, b)).toMatchObject({ notes: merged.notes, trail: merged.trail });
        expect(mergeNotes(a, a).notes).toEqual(a.notes);
        const ids = new Set([...a.notes, ...b.notes].map(({ id }) => id));
        expect(merged.notes.map(({ id }) => id).sort()).toEqual([...ids].sort());
      }),
    );
  });

  it('take the version of a note that was changed last', () => {
    const old = file(note('a', 'old'), note('b', 'only here'));
    const merged = mergeNotes(old, file(note('a', 'new', { changedAt: 6 })));
    expect(merged.notes.map(({ text }) => text)).toEqual(['new', 'only here']);
  });

  it('settle by themselves what only one side has changed', () => {
    const base = file(note('a', 'base'));
    const ours = file(note('a', 'ours'));
    const theirs = { ...base, trail: [{ view: 'replay', tick: 3, at: 9 }] };
    expect(reconcile(base, ours, theirs)).toEqual({
      kind: 'settled',
      notes: { ...ours, trail: theirs.trail },
    });
    expect(reconcile(base, base, ours)).toEqual({ kind: 'settled', notes: ours });
    expect(reconcile(base, ours, file(note('a', 'theirs')))).toEqual({ kind: 'conflict' });
    expect(sameNotes(ours.notes, [{ ...ours.notes[0]!, text: 'ours' }])).toBe(true);
  });
});

describe('edits', () => {
  const add: NoteEdit = { before: undefined, after: note('a', 'one') };

  it('are taken back and done again', () => {
    const notes = edited([], add);
    expect(notes).toEqual([note('a', 'one')]);
    const back = reversed(add, 9);
    expect(edited(notes, back)).toEqual([]);
    expect(edited([], reversed(back, 10))).toEqual([note('a', 'one', { changedAt: 10 })]);
  });

  it('of one note that is being written are one step, and none where nothing came of it', () => {
    const more: NoteEdit = { before: undefined, after: note('a', 'one two') };
    const history = withEdit(withEdit(NO_HISTORY, add), more, add);
    expect(history.done).toEqual([more]);
    expect(withEdit(history, { before: undefined, after: undefined }, more).done).toEqual([]);
  });
});

describe('the trail', () => {
  const visit = (tick: number, at: number, more: Partial<Visit> = {}): Visit => ({
    view: 'replay',
    tick,
    at,
    ...more,
  });

  it('joins neighbours, tells cells apart, and forgets the oldest', () => {
    const trail = [visit(10, 1), visit(30, 2), visit(90, 3), visit(90, 4, { cell: { x: 1, y: 2 } })];
    const walked = trail.reduce<readonly Visit[]>(withVisit, []);
    expect(walked.map(({ at }) => at)).toEqual([2, 3, 4]);
    const long = Array.from({ length: 150 }, (_, at) => visit(at * 100, at)).reduce<readonly Visit[]>(
      withVisit,
      [],
    );
    expect(long).toHaveLength(MOST_VISITS);
    expect(long.at(-1)?.at).toBe(149);
  });
});

it('notes are written for people with none of their text as markup', () => {
  const text = notesMarkdown({
    about: { module: { name: 'naive', sha256: 'ab' }, scenario: { name: 'small', sha256: 'cd' } },
    notes: [
      note('b', '# <b>bold</b>\n* item', { to: 1300, cell: { x: 5, y: 7 } }),
      note('a', 'early', { tick: 3 }),
    ],
    trail: [],
  });
  expect(text).toBe(
    '# Notes on naive on small\n\n* module naive: `ab`\n* scenario small: `cd`\n\n## tick 3\n\n> early\n\n' +
      '## ticks 1204 to 1300, cell 5,7\n\n> \\# \\<b\\>bold\\</b\\>\n> \\* item\n',
  );
});
