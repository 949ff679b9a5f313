import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Events } from '../../shared/api/answers.ts';
import type { SettingsChange } from '../../shared/api/contract.ts';
import type { SettingsAnswer } from '../../shared/api/settings-answers.ts';
import {
  MOTIONS,
  type Settings,
  THEMES,
  type ThemeChoice,
  USUAL_SETTINGS,
} from '../../shared/settings/settings.ts';
import { keepLook, keptLook } from './kept-look.ts';

/** What can be done with the settings over a connection. */
export interface SettingsControls {
  read(): void;
  change(change: SettingsChange): void;
  clearCache(): void;
}

/** What a person has set, and what the page makes of it. */
export interface SettingsState extends Settings {
  /** The theme that is shown: the choice, or what the system has. */
  readonly shown: 'dark' | 'light';
  /** Whether nothing on the page moves by itself: the choice, or what the system asks for. */
  readonly still: boolean;
  /** What the services say of the settings; undefined until they have. */
  readonly answer: SettingsAnswer | undefined;
  /** Why the last change was not kept. */
  readonly refused: string | undefined;
  readonly controls: SettingsControls | undefined;
}

export type SettingsStore = StoreApi<SettingsState>;

/**
 * The settings, with the look that this browser has kept from the last time, so that the first picture is right; the rest
 * comes from the services. Follows the system where a choice says so.
 */
export function createSettingsStore(page: Window): SettingsStore {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  const still = page.matchMedia('(prefers-reduced-motion: reduce)');
  const look = keptLook(page);
  const known: Settings = {
    ...USUAL_SETTINGS,
    theme: THEMES.find((one) => one === look.theme) ?? USUAL_SETTINGS.theme,
    motion: MOTIONS.find((one) => one === look.motion) ?? USUAL_SETTINGS.motion,
  };
  const shownNow = ({ theme, motion }: Settings): Pick<SettingsState, 'shown' | 'still'> => ({
    shown: theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme,
    still: motion === 'system' ? still.matches : motion === 'reduced',
  });
  const store = createStore<SettingsState>()(() => ({
    ...known,
    ...shownNow(known),
    answer: undefined,
    refused: undefined,
    controls: undefined,
  }));
  const show = (state: SettingsState): void => {
    const next = shownNow(state);
    if (next.shown !== state.shown || next.still !== state.still) store.setState(next);
    page.document.documentElement.dataset.theme = state.theme;
    page.document.documentElement.dataset.motion = state.motion;
    page.document.documentElement.dataset.numbers = state.numbers;
    keepLook(page, state);
  };
  show(store.getState());
  store.subscribe(show);
  for (const system of [dark, still]) system.addEventListener('change', () => show(store.getState()));
  return store;
}

/** The store as the receiver of what was changed by the desktop app. */
export function listenToSettings(store: SettingsStore): Pick<Events, 'settings'> {
  return { settings: (answer) => store.setState({ ...answer.values, answer }) };
}

/** Sets something: seen at once, kept by the services where there is a connection. */
export function changeSettings(store: SettingsStore, change: Partial<Omit<Settings, 'keys'>>): void {
  store.setState({ ...change, refused: undefined });
  store.getState().controls?.change(change);
}

/** Chooses a theme. */
export function chooseTheme(store: SettingsStore, theme: ThemeChoice): void {
  changeSettings(store, { theme });
}

/** Gives a command other keys; without any, its usual ones again. */
export function changeKeys(store: SettingsStore, command: string, keys: readonly string[] | undefined): void {
  const { [command]: _, ...others } = store.getState().keys;
  store.setState({ keys: keys === undefined ? others : { ...others, [command]: keys }, refused: undefined });
  store.getState().controls?.change({ keys: { [command]: keys === undefined ? null : [...keys] } });
}

/** Gives every command its usual keys again. */
export function resetKeys(store: SettingsStore): void {
  const { keys, controls } = store.getState();
  store.setState({ keys: {}, refused: undefined });
  controls?.change({ keys: Object.fromEntries(Object.keys(keys).map((id) => [id, null])) });
}
