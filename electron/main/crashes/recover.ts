import { type BrowserWindow, dialog } from 'electron';

/** What can be done for a window whose page does not go on. */
export interface Recovery {
  /** Called for each crash of the page; returns whether there were too many of late. */
  crashed(): boolean;
  /** Loads the page without what was open. */
  startOver(): void;
  quit(): void;
  note(line: string): void;
}

/** Offers a way on when the window's page has crashed, been killed, or does not answer; its services go on until then. */
export function recoverPage(window: BrowserWindow, recovery: Recovery): void {
  const contents = window.webContents;
  let reloading = false;
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    recovery.note(`the page has ended: ${reason}, exit code ${exitCode}`);
    if (reloading) {
      reloading = false;
      contents.reload();
    } else void askAfterCrash(window, reason, recovery);
  });
  window.on('unresponsive', () => {
    recovery.note('the page does not answer');
    const answers = new AbortController();
    const again = (): void => {
      recovery.note('the page answers again');
      answers.abort();
    };
    window.once('responsive', again);
    const asked = dialog.showMessageBox(window, {
      type: 'warning',
      message: 'The page of this window does not answer.',
      detail: 'It may be at work on something large. What the services are doing goes on either way.',
      buttons: ['Wait', 'Reload'],
      defaultId: 0,
      cancelId: 0,
      signal: answers.signal,
    });
    void asked.then(({ response }) => {
      window.off('responsive', again);
      if (response !== 1 || window.isDestroyed() || answers.signal.aborted) return;
      // A page that is stuck takes no reload either; its process has to go first.
      reloading = true;
      contents.forcefullyCrashRenderer();
    });
  });
}

async function askAfterCrash(window: BrowserWindow, reason: string, recovery: Recovery): Promise<void> {
  const tooMany = recovery.crashed();
  const ways = tooMany
    ? ([
        ['Start without what was open', recovery.startOver],
        ['Reload', reload],
        ['Quit', recovery.quit],
      ] as const)
    : ([
        ['Reload', reload],
        ['Quit', recovery.quit],
      ] as const);
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: tooMany
      ? 'The page of this window has ended unexpectedly again.'
      : 'The page of this window has ended unexpectedly.',
    detail: `Reason: ${reason}. Nothing that lies on the disk was changed by it.`,
    buttons: ways.map(([label]) => label),
    defaultId: 0,
    cancelId: 0,
  });
  if (!window.isDestroyed()) ways[response]?.[1]();

  function reload(): void {
    window.webContents.reload();
  }
}
