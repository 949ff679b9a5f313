import type { FromRunner, ToRunner } from '../protocol.ts';
import type { Channel } from './channel.ts';

/** A port of Electron's, as much of it as we use. */
interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  start(): void;
}

/** The line of a utility process to Electron's main process, as much of it as we use. */
export interface MainPort {
  once(event: 'message', listener: (event: { readonly ports: readonly Port[] }) => void): unknown;
}

/** The line to the services of a desktop app: main hands over a port to them as its first and only word. */
export async function portChannel(main: MainPort): Promise<Channel> {
  const port = await new Promise<Port>((resolve) => {
    main.once('message', ({ ports: [first] }) => {
      if (first !== undefined) resolve(first);
    });
  });
  return {
    send: (message) => port.postMessage(withOwnBytes(message)),
    onMessage(listener) {
      port.on('message', ({ data }) => listener(data as ToRunner));
      port.start();
    },
    onClosed: (listener) => void port.on('close', listener),
  };
}

/** These ports send all of the buffer that an array looks into, so a part of one is copied first. */
function withOwnBytes(message: FromRunner): FromRunner {
  if (message.type !== 'piece' || message.bytes.byteLength === message.bytes.buffer.byteLength)
    return message;
  return { ...message, bytes: new Uint8Array(message.bytes) };
}
