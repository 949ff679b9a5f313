import { type DesktopBridge, isServicesPort } from '../../shared/api/bridge.ts';
import type { PageChannel } from './page-channel.ts';

/** Asks the desktop app for a port to the services and waits for it. */
export function openPort(page: Window, bridge: Pick<DesktopBridge, 'requestServices'>): Promise<PageChannel> {
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      const [port] = event.ports;
      // Only this very window, which means the preload script in it, may hand over a port.
      if (event.source !== page || !isServicesPort(event.data) || port === undefined) return;
      page.removeEventListener('message', listen);
      resolve(portChannel(port));
    };
    page.addEventListener('message', listen);
    bridge.requestServices();
  });
}

function portChannel(port: MessagePort): PageChannel {
  return {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.addEventListener('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => port.addEventListener('close', () => listener()),
    close: () => port.close(),
  };
}
