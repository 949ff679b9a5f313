import { z } from 'zod';
import { LONGEST_TEXT, PIECE_BYTES } from './pieces.ts';

/** What the runner process is told. It trusts us, so these need no check there. */
export type ToRunner =
  | { readonly type: 'open'; readonly library: string }
  | {
      readonly type: 'start';
      readonly run: number;
      readonly sha256: string;
      readonly moduleBytes: number;
      readonly entry: string;
      readonly inputBytes: number;
      readonly fuelCeiling: bigint | undefined;
      readonly maxMemoryBytes: number;
      readonly answer: 'snapshots' | 'bytes';
      readonly answerLimit: number;
      readonly playback: number | undefined;
    }
  /** The next bytes of what the runner said it needs. */
  | { readonly type: 'piece'; readonly run: number; readonly bytes: Uint8Array }
  /** One piece of the answer was taken. */
  | { readonly type: 'took'; readonly run: number }
  | { readonly type: 'cancel'; readonly run: number };

const bytes = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length <= PIECE_BYTES,
  'no piece',
);
const whole = z.number().int().nonnegative();
const fuel = z.bigint().nonnegative();
const text = z.string().max(1 << 16);
const run = whole;
const fact = z.union([text, z.number(), z.boolean(), z.null(), z.undefined()]);

/** Failures that the runner finds; the others are found from outside. */
const failureKind = z.enum([
  'load-compile',
  'load-instantiate',
  'load-missing-export',
  'out-of-fuel',
  'out-of-memory',
  'trap',
  'bad-region',
  'bad-json',
  'playback-refused',
  'answer-limit',
]);

const end = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('finished'),
    fuel: fuel.optional(),
    memoryBytes: whole,
    answerBytes: whole,
    seconds: z.number().nonnegative(),
  }),
  z.strictObject({
    kind: failureKind,
    message: text,
    facts: z.record(z.string().max(100), fact),
    fuel: fuel.optional(),
  }),
  z.strictObject({ kind: z.literal('cancelled') }),
]);

/** What the runner process says: it runs foreign code, so each message is checked before anything is made of it. */
export const fromRunner = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  /** It cannot go on, and ends. */
  z.strictObject({ type: z.literal('broken'), message: text }),
  z.strictObject({ type: z.literal('needs'), run, what: z.enum(['module', 'input']) }),
  z.strictObject({ type: z.literal('took'), run }),
  z.strictObject({ type: z.literal('fuel'), run, fuel }),
  /**
   * The calls have returned; what follows are the pieces or the snapshots of an answer of so many bytes. Playback says it
   * before its first frame, with the most that all of them may come to.
   */
  z.strictObject({ type: z.literal('answer'), run, bytes: whole }),
  /** A snapshot; its frame's bytes follow in pieces. A tick above 2^53 is no exact number. */
  z.strictObject({
    type: z.literal('snapshot'),
    run,
    tick: z.number().nonnegative(),
    shape: z.enum(['rr', 'next', 'pref']),
    frameBytes: whole,
    reported: z.string().max(LONGEST_TEXT),
    unknownItems: z
      .array(z.strictObject({ path: z.string().max(LONGEST_TEXT), name: z.string().max(LONGEST_TEXT) }))
      .max(100),
  }),
  z.strictObject({ type: z.literal('piece'), run, bytes }),
  z.strictObject({ type: z.literal('ended'), run, end }),
]);

export type FromRunner = z.infer<typeof fromRunner>;
export type RunEnd = z.infer<typeof end>;
export type StartMessage = Extract<ToRunner, { type: 'start' }>;
