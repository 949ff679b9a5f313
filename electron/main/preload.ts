import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { BRIDGE_NAME, type DesktopBridge } from '../../shared/api/bridge.ts';
import { TO_MAIN, TO_PAGE } from './bridge/channels.ts';

/** All that this file needs of the page. */
declare const window: {
  readonly location: { readonly origin: string };
  postMessage(message: unknown, origin: string, transfer: unknown[]): void;
};

const bridge: DesktopBridge = {
  requestServices: () => ipcRenderer.send(TO_MAIN.requestServices),
  chooseFiles: (what) => ipcRenderer.send(TO_MAIN.chooseFiles, what),
  openFiles: (files) => {
    const paths = files.map((file) => webUtils.getPathForFile(file));
    if (paths.includes('')) return false;
    ipcRenderer.send(TO_MAIN.openPaths, paths);
    return true;
  },
  copyText: (text) => ipcRenderer.send(TO_MAIN.copyText, text),
  setTheme: (theme) => ipcRenderer.send(TO_MAIN.setTheme, theme),
  setMenus: (menus) => ipcRenderer.send(TO_MAIN.setMenus, menus),
  setWindowFacts: (facts) => ipcRenderer.send(TO_MAIN.setWindowFacts, facts),
  clearRecents: () => ipcRenderer.send(TO_MAIN.clearRecents),
  startsCrashed: () => ipcRenderer.invoke(TO_MAIN.startsCrashed),
  onMenuChoice: (listener) => hear(TO_PAGE.menuChoice, listener),
  onLink: (listener) => hear(TO_PAGE.link, listener),
  onNotice: (listener) => hear(TO_PAGE.notice, listener),
};

/** Hands on what main says, without the event that it comes with; returns what ends that. */
function hear<What>(channel: string, listener: (what: What) => void): () => void {
  const heard = (_event: unknown, what: What): void => listener(what);
  ipcRenderer.on(channel, heard);
  return () => void ipcRenderer.off(channel, heard);
}

// Ports cannot pass through the bridge; a message of the window to itself, for its own origin only, can carry them.
ipcRenderer.on(TO_PAGE.port, ({ ports }, message: unknown) => {
  window.postMessage(message, window.location.origin, [...ports]);
});
contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
