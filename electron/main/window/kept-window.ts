import { join } from 'node:path';
import { type BrowserWindow, screen } from 'electron';
import { z } from 'zod';
import { messageOf } from '../../../shared/base/fault.ts';
import { KeptFile } from '../../services/kept/kept-file.ts';
import type { WindowState } from './window-bounds.ts';

const FORMAT = {
  name: 'window',
  version: 1,
  schema: z.looseObject({
    theme: z.enum(['system', 'dark', 'light']).optional(),
    window: z
      .object({
        bounds: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
        maximised: z.boolean(),
        fullScreen: z.boolean(),
        display: z.number(),
      })
      .optional(),
  }),
  upgrades: [],
  empty: () => ({}),
};
type KeptLook = z.infer<typeof FORMAT.schema>;
export type Theme = NonNullable<KeptLook['theme']>;

/** A window that is dragged changes its place many times a second. */
const REST_MS = 500;

const CHANGES = [
  'resize',
  'move',
  'maximize',
  'unmaximize',
  'enter-full-screen',
  'leave-full-screen',
] as const;

/** How the window looked when it was seen last, kept from start to start. That it cannot be kept is noted and no more. */
export class KeptWindow {
  readonly #file: KeptFile<KeptLook>;
  readonly #note: (line: string) => void;
  #look: KeptLook = {};
  #saving: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  private constructor(data: string, note: (line: string) => void) {
    this.#file = new KeptFile<KeptLook>(join(data, 'window.json'), FORMAT);
    this.#note = note;
  }

  /** With what was kept in the data folder; with nothing where that cannot be read. */
  static async open(data: string, note: (line: string) => void): Promise<KeptWindow> {
    const kept = new KeptWindow(data, note);
    try {
      kept.#look = (await kept.#file.read()).value;
    } catch (error) {
      note(messageOf(error));
    }
    return kept;
  }

  get theme(): Theme {
    return this.#look.theme ?? 'system';
  }

  get state(): WindowState | undefined {
    return this.#look.window;
  }

  setTheme(theme: Theme): void {
    if (theme !== this.#look.theme) this.#save({ theme });
  }

  /** Keeps the state of a window from now on, half a second after each change and when it is closed. */
  follow(window: BrowserWindow): void {
    const save = (): void => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#save({ window: stateOf(window) });
    };
    const later = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(save, REST_MS);
    };
    for (const change of CHANGES) window.on(change as 'resize', later);
    window.on('close', save);
    window.on('session-end', save);
    window.once('closed', () => clearTimeout(this.#timer));
  }

  /** Resolves when all that was to be kept is on the disk. */
  async flush(): Promise<void> {
    await this.#saving;
  }

  #save(change: Partial<KeptLook>): void {
    this.#look = { ...this.#look, ...change };
    this.#saving = this.#file
      .change((kept) => ({ ...kept, ...change }))
      .catch((error: unknown) => this.#note(messageOf(error)));
  }
}

function stateOf(window: BrowserWindow): WindowState {
  const bounds = window.getNormalBounds();
  return {
    bounds,
    maximised: window.isMaximized(),
    fullScreen: window.isFullScreen(),
    display: screen.getDisplayMatching(bounds).id,
  };
}
