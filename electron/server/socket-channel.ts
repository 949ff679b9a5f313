import type { RawData, WebSocket } from 'ws';
import type { Channel } from '../../shared/api/channel.ts';
import { packMessage, unpackMessage } from '../../shared/api/message-packing.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { CLOSE, type HostLimits } from './limits.ts';

/**
 * The server's end of a page's socket. What is not a packed message closes it with a code, as does a page that lets too
 * much wait: messages are never dropped singly, since the page could not know what it has missed.
 */
export function socketChannel(socket: WebSocket, limits: HostLimits): Channel {
  let listener: ((message: unknown) => void) | undefined;
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!isBinary) return closeWith(CLOSE.unsupported, 'messages are binary');
    try {
      listener?.(unpackMessage(data as Buffer));
    } catch (error) {
      closeWith(CLOSE.malformed, messageOf(error));
    }
  });
  // A broken connection and a message over the limit; `close` follows and says it all.
  socket.on('error', () => closeWith(CLOSE.malformed, 'the connection broke'));
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > limits.mostWaitingBytes) {
        closeWith(CLOSE.tooSlow, 'the page takes its messages too slowly');
        return;
      }
      socket.send(packMessage(message), { binary: true });
    },
    onMessage: (next) => {
      listener = next;
    },
    onClose: (gone) => void socket.once('close', gone),
  };

  function closeWith(code: number, reason: string): void {
    // A control frame holds 123 bytes of reason at most.
    socket.close(code, Buffer.from(reason).subarray(0, 120).toString());
    const cut = setTimeout(() => socket.terminate(), limits.closeGraceMs);
    socket.once('close', () => clearTimeout(cut));
  }
}
