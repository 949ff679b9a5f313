import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { type Overlay, SETTINGS_PARTS, type SettingsPart } from '../../state/overlay.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CasesPart } from './CasesPart.tsx';
import { KeysPart } from './KeysPart.tsx';
import { LookPart } from './LookPart.tsx';
import { RunningPart } from './RunningPart.tsx';
import { SettingsTrouble } from './SettingsTrouble.tsx';

const partOf = ({ settings }: Overlay): SettingsPart => settings;

const NAMES: Readonly<Record<SettingsPart, string>> = {
  look: 'Appearance',
  running: 'Running engines',
  cases: 'Cases and storage',
  keys: 'Keys',
};
const PARTS = { look: LookPart, running: RunningPart, cases: CasesPart, keys: KeysPart } as const;

/** Everything that a person can set, a part at a time; what is set holds at once. */
export function SettingsDialog(): ReactElement {
  const { overlay } = useAppState();
  const shown = useStore(overlay, partOf);
  const Part = PARTS[shown];
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="Settings" className="settings-dialog" onClose={close}>
      <header>
        <h2>Settings</h2>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </header>
      <nav aria-label="Parts of the settings">
        {SETTINGS_PARTS.map((part) => (
          <button
            key={part}
            type="button"
            className="text-button"
            aria-current={part === shown ? 'page' : undefined}
            onClick={() => overlay.setState({ settings: part })}
          >
            {NAMES[part]}
          </button>
        ))}
      </nav>
      <SettingsTrouble />
      <section aria-label={NAMES[shown]}>
        <Part />
      </section>
    </Dialog>
  );
}
