import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { SettingsAnswer } from '../../../shared/api/settings-answers.ts';
import { useAppState } from '../../state/app-state.ts';
import type { SettingsState } from '../../state/settings.ts';

const answerOf = ({ answer }: SettingsState): SettingsState['answer'] => answer;
const refusedOf = ({ refused }: SettingsState): string | undefined => refused;

/** What is wrong with the file of settings, and why the last change was not kept. */
export function SettingsTrouble(): ReactElement {
  const { settings } = useAppState();
  const trouble = useStore(settings, answerOf)?.trouble;
  const refused = useStore(settings, refusedOf);
  const words = [
    ...(trouble === undefined ? [] : [troubleWords(trouble)]),
    ...(refused === undefined ? [] : [`That was not kept: ${refused}.`]),
  ];
  return (
    <div aria-live="polite">
      {words.map((text) => (
        <p key={text} className="note note-warning">
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** What is wrong with the file of settings, as sentences. */
export function troubleWords(trouble: NonNullable<SettingsAnswer['trouble']>): string {
  switch (trouble.kind) {
    case 'newer':
      return 'The settings were written by a newer version of Lattice Replay. They are read as far as this one knows them, and not changed.';
    case 'unreadable':
      return `The usual settings hold, since the file cannot be read: ${trouble.message}.`;
    case 'set-aside': {
      const instead = trouble.restored ? 'The settings before the last change' : 'The usual settings';
      return `The file of settings was broken (${trouble.why}). ${instead} hold now; the broken file lies beside it as ${trouble.file}.`;
    }
  }
}
