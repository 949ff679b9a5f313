import { messageOf } from '../../shared/base/fault.ts';
import { aboutPage } from '../desktop/about-page.ts';
import { copyText } from '../desktop/copy-text.ts';
import type { AppState } from '../state/app-state.ts';
import { notify } from '../state/notices.ts';
import type { Command } from './command.ts';

async function copyDiagnostics({ library, notices, settings }: AppState): Promise<void> {
  const key = 'diagnostics';
  try {
    const known = await library.getState().controls?.diagnostics();
    await copyText(window, `${aboutPage(window, settings.getState())}\n${known ?? ''}`);
    notify(notices, {
      key,
      kind: 'done',
      text: 'Diagnostics are on the clipboard. They hold no paths and nothing of your files.',
    });
  } catch (error) {
    notify(notices, { key, kind: 'warning', text: `Diagnostics were not copied: ${messageOf(error)}.` });
  }
}

export const HELP_COMMANDS: readonly Command[] = [
  {
    id: 'copy-diagnostics',
    label: 'Copy diagnostics',
    group: 'App',
    keywords: ['log', 'report', 'version', 'support', 'bug'],
    keys: [],
    context: 'everywhere',
    when: ({ library }) => library.getState().controls !== undefined,
    run: (app) => void copyDiagnostics(app),
  },
];
