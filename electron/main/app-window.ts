import { BrowserWindow, nativeTheme, screen } from 'electron';
import { boundsOn, LEAST_SIZE, type WindowState } from './window/window-bounds.ts';

/** Grounds of the page's two themes (`--bg1` of `renderer/theme/tokens.css`), shown until it has drawn itself. */
const GROUND = { light: '#f3f4f6', dark: '#121418' } as const;

/** Opens a window on the page, where it was left. It shows once there is something in it, so that nothing flashes. */
export function openAppWindow(
  address: string,
  preload: string,
  left: WindowState | undefined,
): BrowserWindow {
  const window = new BrowserWindow({
    ...boundsOn(displaysPrimaryFirst(), left),
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    // Said to be false, it would take the button away on a Mac.
    ...(left?.fullScreen ? { fullscreen: true } : {}),
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    title: 'Lattice Replay',
    // Alt shows the menus; everything in them is in the page too.
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  if (left?.maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  void window.loadURL(address);
  return window;
}

function displaysPrimaryFirst() {
  const primary = screen.getPrimaryDisplay();
  return [primary, ...screen.getAllDisplays().filter(({ id }) => id !== primary.id)];
}
