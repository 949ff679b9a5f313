import { type App, type Session, shell, type WebContents } from 'electron';
import { APP_SCHEME } from './app-address.ts';
import { isExternalLink } from './external-links.ts';

/** Grants no page anything: no camera, no clipboard reading, no devices, whoever asks. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/** What a page may ask for: our own files, and what it holds itself. Developer tools are the browser's own page. */
const OWN_PROTOCOLS: ReadonlySet<string> = new Set([`${APP_SCHEME}:`, 'blob:', 'data:', 'devtools:']);

/** Ends every other request before it is sent, whoever makes it; the content policy alone would only bind pages. */
export function keepRequests(session: Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const own = URL.canParse(url) && OWN_PROTOCOLS.has(new URL(url).protocol);
    answer({ cancel: !own });
  });
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
