import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lowerAlert, raiseAlert } from '../../state/alerts.ts';
import { useAppState } from '../../state/app-state.ts';
import { type NotesState, savedState } from '../../state/notes.ts';
import type { SettingsState } from '../../state/settings.ts';
import { troubleWords } from '../settings/SettingsTrouble.tsx';

const troubleOf = ({ answer }: SettingsState) => answer?.trouble;
const notesFail = (state: NotesState): boolean => savedState(state) === 'failed';

/** What the rest of the page knows and is no more than an alert: settings set aside, notes not saved, what the app warned of. */
export function useAlertFeeds(): void {
  const { alerts, settings, notes, notices } = useAppState();
  const trouble = useStore(settings, troubleOf);
  const unsaved = useStore(notes, notesFail);
  useEffect(() => {
    if (trouble === undefined) return lowerAlert(alerts, 'settings');
    const tip = 'the settings say more';
    raiseAlert(alerts, {
      key: 'settings',
      severity: 'warning',
      what: troubleWords(trouble),
      where: 'settings',
      tip,
    });
  }, [alerts, trouble]);
  useEffect(() => {
    if (!unsaved) return lowerAlert(alerts, 'notes');
    const tip = 'their list says why; they stay here until they are';
    raiseAlert(alerts, { key: 'notes', severity: 'error', what: 'notes are not saved', where: 'notes', tip });
  }, [alerts, unsaved]);
  useEffect(
    () =>
      notices.subscribe(({ list }) => {
        for (const { key, kind, text } of list)
          if (kind === 'warning') raiseAlert(alerts, { key: `said ${key}`, severity: 'warning', what: text });
      }),
    [alerts, notices],
  );
}
