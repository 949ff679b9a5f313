import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, type DesktopBridge } from '../../shared/api/bridge.ts';
import { REQUEST_SERVICES } from './services-channel.ts';

/** All that this file needs of the page. */
declare const window: {
  readonly location: { readonly origin: string };
  postMessage(message: unknown, origin: string, transfer: unknown[]): void;
};

const bridge: DesktopBridge = {
  requestServices: () => ipcRenderer.send(REQUEST_SERVICES),
};

// Ports cannot pass through the bridge; a message of the window to itself, for its own origin only, can carry them.
ipcRenderer.on(REQUEST_SERVICES, ({ ports }, message: unknown) => {
  window.postMessage(message, window.location.origin, [...ports]);
});
contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
