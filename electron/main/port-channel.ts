import type { MessagePortMain } from 'electron';
import type { Channel } from '../../shared/api/channel.ts';

/**
 * The services' end of a page's port. Byte arrays are copied by the structured clone: these ports can hand over other ports
 * but, unlike those of a browser, no buffers.
 */
export function portChannel(port: MessagePortMain): Channel {
  return {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.on('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void port.once('close', listener),
  };
}
