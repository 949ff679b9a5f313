import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { pageFolder } from '../../server/testing.ts';
import { TO_MAIN } from '../bridge/channels.ts';
import { type FakeOptions, fakeElectron } from './fake-electron.ts';
import { FakeEvent, type FakeFrame, type FakeWindow } from './fake-window.ts';

export interface StartOptions extends FakeOptions {
  /** Words of the command line after the program. */
  readonly words?: readonly string[];
  /** Data folder; a new one where none is named. */
  readonly data?: string;
  /** What the app cannot find, so that it cannot start. */
  readonly missing?: Error;
  /** Done before Electron is ready. */
  readonly early?: (fake: ReturnType<typeof fakeElectron>) => void;
}

/** Starts the real main module on a fake Electron, as the binary would, and waits for its window. */
export async function startMain(options: StartOptions = {}) {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'lattice-replay-data-'));
  const fake = fakeElectron({ logs: join(data, 'logs'), ...options });
  const starts = options.locked !== false && options.missing === undefined;
  vi.resetModules();
  vi.doMock('electron', () => fake.module);
  vi.doMock('../../services/places/places.ts', () => ({
    findPlaces: () => {
      if (options.missing) throw options.missing;
      return {
        page: pageFolder(),
        preload: '/dist/preload.cjs',
        desktopServices: '/dist/services.js',
        runnerEntry: '/dist/runner.js',
        data,
      };
    },
  }));
  onTestFinished(async () => {
    // The log and what is kept are written to the end.
    fake.app.emit('will-quit', new FakeEvent());
    if (starts) await vi.waitFor(() => fake.calls.includes('quit') || fail());
    vi.doUnmock('electron');
    vi.doUnmock('../../services/places/places.ts');
    vi.resetModules();
    vi.restoreAllMocks();
  });
  const { argv } = process;
  process.argv = [
    'electron',
    ...(options.packaged === false ? ['desktop.js'] : []),
    ...(options.words ?? []),
  ];
  try {
    await import('../main.ts');
  } finally {
    process.argv = argv;
  }
  options.early?.(fake);
  const beforeReady = [...fake.calls];
  fake.becomeReady();
  if (starts) await vi.waitFor(() => fake.windows.length > 0 || fail());
  const [window] = fake.windows;
  /** What main does when the page says this. */
  const say = (channel: string, ...args: unknown[]): void => {
    const shown = fake.windows[0];
    if (shown) sayFrom(shown, shown.webContents.mainFrame, channel, ...args);
  };
  const sayFrom = (from: FakeWindow, frame: FakeFrame | null, channel: string, ...args: unknown[]): void => {
    fake.ipcMain.emit(channel, { sender: from.webContents, senderFrame: frame }, ...args);
  };
  /** The page is there and asks for its services. */
  const connect = (): void => say(TO_MAIN.requestServices);
  return { ...fake, data, beforeReady, window: window as FakeWindow, say, sayFrom, connect };
}

function fail(): never {
  throw new Error('not yet');
}
