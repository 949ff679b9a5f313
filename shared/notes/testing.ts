import fc from 'fast-check';
import {
  inOrder,
  LONGEST_NOTE,
  MOST_VISITS,
  type Note,
  type NotedContent,
  type Notes,
  type Visit,
} from './notes.ts';

const whole = fc.nat({ max: 1e9 });
const cell = fc.record({ x: whole, y: whole });
/** Few, so that two files have notes in common. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const time = fc.nat({ max: 3 });

const anyNote: fc.Arbitrary<Note> = fc
  .record(
    {
      id,
      tick: whole,
      cell,
      text: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.slice(0, LONGEST_NOTE)),
      createdAt: time,
      changedAt: time,
    },
    { requiredKeys: ['id', 'tick', 'text', 'createdAt', 'changedAt'] },
  )
  .chain((note) => fc.constantFrom(note, { ...note, to: note.tick + 7 }));

const anyVisit: fc.Arbitrary<Visit> = fc.record(
  { view: fc.constantFrom('replay', 'fuel'), tick: whole, cell, at: whole },
  { requiredKeys: ['view', 'tick', 'at'] },
);
const content: fc.Arbitrary<NotedContent> = fc.record({
  name: fc.string(),
  sha256: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
});

/** Notes in order, and visits by time, as they are written. */
export const anyNotes: fc.Arbitrary<Notes> = fc.record({
  about: fc.record({ scenario: content, module: content, states: content }, { requiredKeys: [] }),
  notes: fc
    .uniqueArray(anyNote, { selector: (note) => note.id, maxLength: 5 })
    .map((notes) => inOrder(notes)),
  trail: fc
    .array(anyVisit, { maxLength: MOST_VISITS })
    .map((trail) => [...trail].sort((a, b) => a.at - b.at)),
});
