import { type App, type Session, shell, type WebContents } from 'electron';
import { isExternalLink } from './external-links.ts';

/** Grants no page anything: no camera, no clipboard reading, no devices, whoever asks. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/** Keeps every page where it is: no navigation, no frames, no windows, no webviews. */
export function keepContents(app: App): void {
  app.on('web-contents-created', (_created, contents: WebContents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isExternalLink(url)) void shell.openExternal(url);
      return { action: 'deny' };
    });
  });
}
