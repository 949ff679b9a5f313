import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { THEMES } from '../../shared/settings/settings.ts';
import { useAppState } from '../state/app-state.ts';
import { chooseTheme, type SettingsState } from '../state/settings.ts';

const ICONS = { system: Monitor, dark: Moon, light: Sun } as const;
const themeOf = ({ theme }: SettingsState): SettingsState['theme'] => theme;

/** Dark, light, or as the system has it: one press for the next. */
export function ThemeButton(): ReactElement {
  const { settings } = useAppState();
  const theme = useStore(settings, themeOf);
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}; press for ${next}`}
      onClick={() => chooseTheme(settings, next)}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
