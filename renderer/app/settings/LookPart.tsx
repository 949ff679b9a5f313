import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { MOTIONS, THEMES } from '../../../shared/settings/settings.ts';
import { useAppState } from '../../state/app-state.ts';
import { changeSettings, type SettingsState } from '../../state/settings.ts';
import { Setting } from './Setting.tsx';

const all = (state: SettingsState): SettingsState => state;

const THEME_NAMES = { system: 'As the system has it', dark: 'Dark', light: 'Light' } as const;
const MOTION_NAMES = { system: 'As the system has it', full: 'Full', reduced: 'Reduced' } as const;
/** Each writes figures in another way; any language tag may stand in the file. */
const NUMBER_FORMATS = ['system', 'plain', 'en', 'de', 'de-CH', 'fr', 'sv', 'hi'] as const;
const EXAMPLE = 1234567.8;

/** How the page looks. */
export function LookPart(): ReactElement {
  const { settings } = useAppState();
  const { theme, motion, numbers } = useStore(settings, all);
  const known: readonly string[] = NUMBER_FORMATS;
  return (
    <>
      <Setting name="Theme" words="Dark and light show the same; the system's choice may change by the hour.">
        {(ids) => (
          <select
            {...ids}
            value={theme}
            onChange={({ target }) =>
              changeSettings(settings, { theme: THEMES.find((one) => one === target.value) ?? theme })
            }
          >
            {THEMES.map((one) => (
              <option key={one} value={one}>
                {THEME_NAMES[one]}
              </option>
            ))}
          </select>
        )}
      </Setting>
      <Setting
        name="Motion"
        words="Reduced: the camera jumps, nothing blinks or fades. The factory itself still plays."
      >
        {(ids) => (
          <select
            {...ids}
            value={motion}
            onChange={({ target }) =>
              changeSettings(settings, { motion: MOTIONS.find((one) => one === target.value) ?? motion })
            }
          >
            {MOTIONS.map((one) => (
              <option key={one} value={one}>
                {MOTION_NAMES[one]}
              </option>
            ))}
          </select>
        )}
      </Setting>
      <Setting
        name="Figures"
        words="How ticks and fuel are written. Copied or saved, they are always plain digits."
      >
        {(ids) => (
          <select
            {...ids}
            value={numbers}
            onChange={({ target }) => changeSettings(settings, { numbers: target.value })}
          >
            {(known.includes(numbers) ? known : [...known, numbers]).map((one) => (
              <option key={one} value={one}>
                {numberFormatName(one)}
              </option>
            ))}
          </select>
        )}
      </Setting>
    </>
  );
}

function numberFormatName(format: string): string {
  if (format === 'plain') return `Plain digits (${EXAMPLE})`;
  const locale = format === 'system' ? undefined : format;
  const name = format === 'system' ? 'As the system has it' : format;
  return `${name} (${new Intl.NumberFormat(locale).format(EXAMPLE)})`;
}
