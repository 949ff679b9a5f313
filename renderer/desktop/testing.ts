import { vi } from 'vitest';
import type { LibraryItem } from '../../shared/api/answers.ts';
import type { DesktopBridge, DesktopNotice, MenuChoice } from '../../shared/api/bridge.ts';
import { type AppState, createAppState } from '../state/app-state.ts';

/** The stores of a page, in Node, at an address. */
export function appInNode(search = ''): AppState {
  const page = {
    location: { search },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    localStorage: { getItem: () => null, setItem: () => undefined },
    document: { documentElement: { dataset: {} } },
  };
  return createAppState(page as unknown as Window);
}

/** A bridge that keeps what it is told, and says what a test has it say. */
export function fakeBridge() {
  const listeners: {
    menu?: (choice: MenuChoice) => void;
    link?: (query: string) => void;
    notice?: (notice: DesktopNotice) => void;
  } = {};
  const ended = vi.fn();
  const bridge = {
    requestServices: vi.fn(),
    chooseFiles: vi.fn(),
    openFiles: vi.fn(() => true),
    copyText: vi.fn(),
    setTheme: vi.fn(),
    setMenus: vi.fn<DesktopBridge['setMenus']>(),
    setWindowFacts: vi.fn<DesktopBridge['setWindowFacts']>(),
    clearRecents: vi.fn(),
    startsCrashed: vi.fn(async () => 2),
    onMenuChoice: (listener: (choice: MenuChoice) => void) => {
      listeners.menu = listener;
      return ended;
    },
    onLink: (listener: (query: string) => void) => {
      listeners.link = listener;
      return ended;
    },
    onNotice: (listener: (notice: DesktopNotice) => void) => {
      listeners.notice = listener;
      return ended;
    },
  } satisfies DesktopBridge;
  return { bridge, listeners, ended };
}

export const SCENARIO: LibraryItem = {
  id: 'file-1',
  kind: 'scenario',
  name: 'mine.json',
  origin: 'opened',
  openedAt: 2,
};
export const GONE: LibraryItem = {
  ...SCENARIO,
  id: 'file-2',
  name: 'gone.json',
  openedAt: 1,
  trouble: 'missing',
};
