import { z } from 'zod';
import {
  isNumberFormat,
  MOTIONS,
  SETTING_BOUNDS,
  type Settings,
  THEMES,
  USUAL_SETTINGS,
} from '../../../shared/settings/settings.ts';
import type { KeptFormat } from '../kept/read-kept.ts';

/** The settings as they lie on the disk: those of the page, and paths, which no page is given to choose. */
export interface StoredSettings extends Settings {
  /** Folders in which the case of a run is looked for: catalogs or version folders. */
  readonly caseFolders: readonly string[];
  /** Folder of kept frames; the usual one when absent. */
  readonly cachePlace?: string | undefined;
}

function figure(name: keyof typeof SETTING_BOUNDS) {
  const [least, most] = SETTING_BOUNDS[name];
  return z.number().int().min(least).max(most).default(USUAL_SETTINGS[name]);
}

const keys = z.record(z.string().max(64), z.array(z.string().min(1).max(40)).max(5));

/** Each absent key has its usual value; one that is there and wrong makes the file broken, so that a slip by hand is told. */
const schema: z.ZodType<StoredSettings> = z.looseObject({
  theme: z.enum(THEMES).default(USUAL_SETTINGS.theme),
  motion: z.enum(MOTIONS).default(USUAL_SETTINGS.motion),
  numbers: z.string().refine(isNumberFormat, 'is no language tag').default(USUAL_SETTINGS.numbers),
  jobs: figure('jobs'),
  timeLimitSeconds: figure('timeLimitSeconds'),
  memoryMebibytes: figure('memoryMebibytes'),
  cacheMebibytes: figure('cacheMebibytes'),
  keys: keys.default({}),
  caseFolders: z.array(z.string().min(1).max(4096)).max(100).default([]),
  cachePlace: z.string().min(1).max(4096).optional(),
});

export const SETTINGS_FORMAT: KeptFormat<StoredSettings> = {
  name: 'settings',
  version: 1,
  schema,
  upgrades: [],
  empty: () => ({ ...USUAL_SETTINGS, caseFolders: [] }),
};
