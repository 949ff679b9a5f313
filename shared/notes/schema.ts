import { z } from 'zod';
import { LONGEST_NOTE, MOST_NOTE_TEXT, MOST_NOTES, MOST_VISITS, type Notes } from './notes.ts';

const whole = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const cell = z.looseObject({ x: whole, y: whole });
const content = z.looseObject({ name: z.string().max(1000), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const note = z
  .looseObject({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    tick: whole,
    to: whole.optional(),
    cell: cell.optional(),
    text: z.string().max(LONGEST_NOTE),
    createdAt: whole,
    changedAt: whole,
  })
  .refine(({ tick, to }) => to === undefined || to >= tick, 'the range ends before it begins');

const visit = z.looseObject({ view: z.string().max(40), tick: whole, cell: cell.optional(), at: whole });

/** A file of notes of the present version, or what a page wants to be one. Keys that are not known pass through. */
export const notesSchema = z.looseObject({
  about: z.looseObject({
    scenario: content.optional(),
    module: content.optional(),
    states: content.optional(),
  }),
  notes: z
    .array(note)
    .max(MOST_NOTES)
    .refine((notes) => new Set(notes.map(({ id }) => id)).size === notes.length, 'two notes have one id')
    .refine(
      (notes) => notes.reduce((sum, { text }) => sum + text.length, 0) <= MOST_NOTE_TEXT,
      `the notes hold more than ${MOST_NOTE_TEXT} characters`,
    )
    .readonly(),
  trail: z.array(visit).max(MOST_VISITS).readonly(),
}) satisfies z.ZodType<Notes>;
