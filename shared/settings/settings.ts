export const THEMES = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type MotionChoice = (typeof MOTIONS)[number];

/** What a person has set that is not a path. */
export interface Settings {
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  /** How figures are written: `system`, `plain` (digits alone), or a language such as `de-CH`. */
  readonly numbers: string;
  /** Runners side by side; 0 is one a core. */
  readonly jobs: number;
  /** Wall clock of one case, in seconds. */
  readonly timeLimitSeconds: number;
  /** Resident memory of one runner, in MiB, beyond which it is ended: usually all that 32-bit memories can need. */
  readonly memoryMebibytes: number;
  /** Frames of modules that are kept on the disk, in MiB. */
  readonly cacheMebibytes: number;
  /** Keys of commands that are not the usual ones, by the command's id; none at all is an empty list. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** What holds where nothing was set. */
export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  motion: 'system',
  numbers: 'system',
  jobs: 0,
  timeLimitSeconds: 600,
  memoryMebibytes: 10_240,
  cacheMebibytes: 2048,
  keys: {},
};

/** Bounds of the settings that are figures, both included. */
export const SETTING_BOUNDS = {
  jobs: [0, 64],
  timeLimitSeconds: [1, 86_400],
  memoryMebibytes: [512, 1_048_576],
  cacheMebibytes: [0, 1_048_576],
} as const;
export type FigureSetting = keyof typeof SETTING_BOUNDS;

/** Whether figures can be written so: one of our two words, or a language tag that the machine's tables know how to read. */
export function isNumberFormat(numbers: string): boolean {
  if (numbers === 'system' || numbers === 'plain') return true;
  if (!/^[A-Za-z0-9-]{2,35}$/.test(numbers)) return false;
  try {
    return Intl.NumberFormat.supportedLocalesOf([numbers]).length === 1;
  } catch {
    // It is no language tag at all.
    return false;
  }
}
