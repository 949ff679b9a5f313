import { app, type BrowserWindow, dialog } from 'electron';
import type { WindowFacts } from '../../../shared/api/bridge.ts';
import { closingQuestion } from './closing.ts';

/** Asks before a window is closed, or the app quit, where something would be lost with it; never when the system goes down. */
export function askBeforeClosing(window: BrowserWindow, facts: () => WindowFacts): void {
  let quitting = false;
  let sure = false;
  const quit = (): void => {
    quitting = true;
  };
  app.on('before-quit', quit);
  window.once('closed', () => app.off('before-quit', quit));
  window.on('session-end', () => {
    sure = true;
  });
  window.on('close', (event) => {
    const question = sure ? undefined : closingQuestion(facts());
    if (question === undefined) return;
    event.preventDefault();
    const wasQuitting = quitting;
    // Whoever cancels has taken back the quitting too.
    quitting = false;
    const { message, detail, close } = question;
    const asked = dialog.showMessageBox(window, {
      type: 'question',
      message,
      detail,
      buttons: ['Cancel', close],
      defaultId: 0,
      cancelId: 0,
    });
    void asked.then(({ response }) => {
      if (response !== 1 || window.isDestroyed()) return;
      sure = true;
      if (wasQuitting) app.quit();
      else window.close();
    });
  });
}
