import { z } from 'zod';
import { MOST_TICKS_A_REQUEST } from './limits.ts';
import type { RequestName } from './request-names.ts';

/** Ids are handed out by the services; a page never names a path. */
const id = z.string().min(1).max(100);
const tick = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * What a replay is opened from. `scenario`, `module`, `states` are ids of library items. A module is run here, and states
 * beside it are what it was graded by; states alone are shown as they were recorded; a scenario alone is the reference's.
 */
export const openRequest = z.strictObject({
  scenario: id.optional(),
  module: id.optional(),
  states: id.optional(),
  /** Frames out of the module's own playback exports instead of its graded entry. */
  playback: z.boolean().default(false),
});
export type OpenRequest = z.input<typeof openRequest>;

export const framesRequest = z.strictObject({
  replay: id,
  ticks: z.array(tick).min(1).max(MOST_TICKS_A_REQUEST),
  /**
   * A request aborts the one before it on the same lane of the same replay: `seek` for the cursor, `ahead` for read-ahead,
   * `before` for the tick before the cursor, `history` for a stretch of one entity, `graded` to check graded ticks.
   */
  lane: z.enum(['seek', 'ahead', 'before', 'history', 'graded']).default('seek'),
});
export type FramesRequest = z.input<typeof framesRequest>;

export const replayRequest = z.strictObject({ replay: id });
export type ReplayRequest = z.infer<typeof replayRequest>;

/** A module of the library, to be graded on the demo case. */
export const gradeRequest = z.strictObject({ module: id });
export type GradeRequest = z.infer<typeof gradeRequest>;

/** The arguments of every request, by its name. */
export const REQUESTS = {
  hello: z.tuple([]),
  library: z.tuple([]),
  open: z.tuple([openRequest]),
  frames: z.tuple([framesRequest]),
  abort: z.tuple([replayRequest]),
  close: z.tuple([replayRequest]),
  grade: z.tuple([gradeRequest]),
} as const satisfies Record<RequestName, z.ZodType>;
