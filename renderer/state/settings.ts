import { createStore, type StoreApi } from 'zustand/vanilla';

export const THEMES = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'lattice-replay-theme';

/** What a person has set; kept in the browser's storage. */
export interface Settings {
  readonly theme: ThemeChoice;
  /** The theme that is shown: the choice, or what the system has. */
  readonly shown: 'dark' | 'light';
}

export type SettingsStore = StoreApi<Settings>;

export function createSettingsStore(page: Window): SettingsStore {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  const theme = THEMES.find((one) => one === readKept(page)) ?? 'system';
  const store = createStore<Settings>()(() => ({ theme, shown: shownTheme(theme, dark.matches) }));
  const show = (settings: Settings): void => {
    page.document.documentElement.dataset.theme = settings.theme;
  };
  show(store.getState());
  store.subscribe(show);
  dark.addEventListener('change', () =>
    store.setState(({ theme: chosen }) => ({ shown: shownTheme(chosen, dark.matches) })),
  );
  return store;
}

/** Chooses a theme and keeps the choice where the browser allows it. */
export function chooseTheme(store: SettingsStore, page: Window, theme: ThemeChoice): void {
  const dark = page.matchMedia('(prefers-color-scheme: dark)').matches;
  store.setState({ theme, shown: shownTheme(theme, dark) });
  try {
    page.localStorage.setItem(KEY, theme);
  } catch {
    // Storage is turned off in this browser: the choice lasts as long as the page.
    return;
  }
}

function shownTheme(theme: ThemeChoice, systemIsDark: boolean): 'dark' | 'light' {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

function readKept(page: Window): string | undefined {
  try {
    return page.localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is turned off in this browser, so nothing was kept.
    return undefined;
  }
}
