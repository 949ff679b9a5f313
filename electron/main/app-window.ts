import { BrowserWindow, nativeTheme } from 'electron';

/** Grounds of the page's two themes, shown until it has drawn itself. */
const GROUND = { light: '#f6f5f1', dark: '#16191b' } as const;

/** Opens a window on the page. It shows once there is something in it, so that nothing flashes. */
export function openAppWindow(address: string, preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 840,
    minWidth: 720,
    minHeight: 480,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    title: 'Lattice Replay',
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
  window.once('ready-to-show', () => window.show());
  void window.loadURL(address);
  return window;
}
