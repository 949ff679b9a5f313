import { app, type BrowserWindow, dialog } from 'electron';
import type { WindowFacts } from '../../../shared/api/bridge.ts';
import { closingQuestion } from './closing.ts';

/** The page saves notes a second after they were changed. */
const SAVED_WITHIN_MS = 2000;
const LOOK_EVERY_MS = 50;

/** Asks before a window is closed, or the app quit, where something would be lost with it; never when the system goes down. */
export function askBeforeClosing(window: BrowserWindow, facts: () => WindowFacts): void {
  let quitting = false;
  let sure = false;
  let asking = false;
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
    if (asking) return;
    asking = true;
    const wasQuitting = quitting;
    // Whoever cancels has taken back the quitting too.
    quitting = false;
    void mayClose(window, facts).then((may) => {
      asking = false;
      if (!may || window.isDestroyed()) return;
      sure = true;
      if (wasQuitting) app.quit();
      else window.close();
    });
  });
}

/** Asks what is still to be asked once notes have had the time to be saved. */
async function mayClose(window: BrowserWindow, facts: () => WindowFacts): Promise<boolean> {
  for (let waited = 0; facts().unsaved && waited < SAVED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const question = closingQuestion(facts());
  if (question === undefined) return true;
  if (window.isDestroyed()) return false;
  const { message, detail, close } = question;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message,
    detail,
    buttons: ['Cancel', close],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
}
