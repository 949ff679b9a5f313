import { type App, type BrowserWindow, dialog } from 'electron';

/** Offers a way on when a window's page has crashed or been killed; its services go on until then. */
export function recoverPage(app: App, window: BrowserWindow): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    const asked = dialog.showMessageBox(window, {
      type: 'error',
      message: 'The page of this window has ended unexpectedly.',
      detail: `Reason: ${reason}. Nothing that lies on the disk was changed by it.`,
      buttons: ['Reload', 'Quit'],
      defaultId: 0,
      cancelId: 0,
    });
    void asked.then(({ response }) => {
      if (window.isDestroyed()) return;
      if (response === 1) app.quit();
      else window.webContents.reload();
    });
  });
}
