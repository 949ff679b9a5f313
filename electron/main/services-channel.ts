import { z } from 'zod';
import { FOLDER_SETTINGS } from '../services/settings/apply-change.ts';

const paths = z.array(z.string());

/** What main sends the services process. */
const toServices = z.discriminatedUnion('kind', [
  /** Along with the port of a new page. */
  z.strictObject({ kind: z.literal('page'), /** Folder of the logs. */ logs: z.string() }),
  /** Files of the user's, and the tick at which they are shown first. */
  z.strictObject({ kind: z.literal('open'), paths, tick: z.number().optional() }),
  /** A folder of the settings, as the user chose it. */
  z.strictObject({ kind: z.literal('set-folder'), setting: z.enum(FOLDER_SETTINGS), path: z.string() }),
  /** Asks where an item of the library lies. */
  z.strictObject({ kind: z.literal('locate'), item: z.string() }),
]);
export type ToServices = z.infer<typeof toServices>;

/** What the services process sends main. */
const toMain = z.discriminatedUnion('kind', [
  /** Files that were opened and not refused. */
  z.strictObject({ kind: z.literal('opened'), paths }),
  z.strictObject({ kind: z.literal('located'), item: z.string(), path: z.string() }),
]);
export type ToMain = z.infer<typeof toMain>;

/** Reads a message of main's; undefined for anything else. */
export function readToServices(data: unknown): ToServices | undefined {
  return toServices.safeParse(data).data;
}

/** Reads a message of the services'; undefined for anything else. */
export function readToMain(data: unknown): ToMain | undefined {
  return toMain.safeParse(data).data;
}
