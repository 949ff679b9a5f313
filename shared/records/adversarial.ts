import { z } from 'zod';
import { count } from './count.ts';

/** What a match and each of its further replays have in common (spec: run-record §4.3). */
const match = {
  replayJson: z.string(),
  opponent: z.string(),
  winner: z.string().nullable().default(null),
  redScore: count,
  blueScore: count,
  ended: z.string(),
  ticks: count,
  outcome: z.string(),
};

/** The record's `validation.adversarial`; words are an open set, as newer harnesses add some. */
export const adversarialSchema = z.looseObject({
  ...match,
  submissionTeam: z.string(),
  detail: z.string().nullable().default(null),
  controllerModule: z.string().default(''),
  replays: z.array(z.looseObject({ ...match, scored: z.boolean().nullish() })).default([]),
});
