import { type ReactElement, useEffect, useState } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. */
export function ThemeChoice(): ReactElement {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <label>
      Theme{' '}
      <select
        value={theme}
        onChange={(event) => setTheme(THEMES.find((one) => one === event.target.value) ?? 'system')}
      >
        {THEMES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
