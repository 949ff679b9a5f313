import { z } from 'zod';

const runner = z.number().int().nonnegative();

/** What the services ask of main: a runner process under a number of their choice, or its end. */
export const toRunnerHost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start-runner'), runner }),
  z.strictObject({ kind: z.literal('kill-runner'), runner }),
]);
export type ToRunnerHost = z.infer<typeof toRunnerHost>;

/** What main tells the services of their runners; with the first comes the port to it. */
export const fromRunnerHost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('runner-started'), runner, pid: z.number().int().positive() }),
  z.strictObject({
    kind: z.literal('runner-ended'),
    runner,
    code: z.number().int(),
    /** The last of what it wrote to its standard error. */
    complaint: z.string(),
  }),
]);
export type FromRunnerHost = z.infer<typeof fromRunnerHost>;
