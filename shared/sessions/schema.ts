import { z } from 'zod';
import { LONGEST_SESSION_NAME, type Session, type SessionView } from './session.ts';

const whole = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const id = z.string().min(1).max(100);
const roles = <T extends z.ZodType>(item: T) => ({
  scenario: item.optional(),
  module: item.optional(),
  states: item.optional(),
  run: item.optional(),
  beside: item.optional(),
  field: item.optional(),
  case: item.optional(),
});

const look = {
  view: z.string().max(40),
  playback: z.boolean(),
  besideReference: z.boolean(),
  tick: whole,
  cell: z.looseObject({ x: whole, y: whole }).optional(),
  layers: z.array(z.string().max(40)).max(40).readonly(),
  table: z.boolean(),
  camera: z.looseObject({ x: z.number(), y: z.number(), scale: z.number().positive() }).optional(),
  stretch: z.looseObject({ first: whole, last: whole }).optional(),
  loop: z.tuple([whole, whole]).readonly().optional(),
  speed: z.union([z.number().positive(), z.literal('fastest')]),
};

/** A view that a page wants to be saved. */
export const sessionViewSchema = z.strictObject({
  ...look,
  items: z.strictObject(roles(id)),
}) satisfies z.ZodType<SessionView>;

const item = z.looseObject({
  id,
  kind: z.string().max(40),
  name: z.string().max(1000),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  bytes: whole.optional(),
});

/** A kept session of the present version. Keys that are not known pass through. */
export const sessionSchema = z.looseObject({
  ...look,
  name: z.string().min(1).max(LONGEST_SESSION_NAME),
  savedAt: whole,
  items: z.looseObject(roles(item)),
}) satisfies z.ZodType<Session>;
