import { packMessage, unpackMessage } from '../../shared/api/message-packing.ts';
import { ACCESS_PATH, SOCKET_PATH, SOCKET_PROTOCOL } from '../../shared/api/web-host.ts';
import { Fault } from '../../shared/base/fault.ts';
import type { PageChannel } from './page-channel.ts';

/**
 * The token, in exchange for what the address holds. Throws a `Fault`: `token-wrong`, or `host-unreachable` when nobody
 * answers.
 */
export async function exchangeToken(found: string): Promise<string> {
  const asked = fetch(ACCESS_PATH, { headers: { authorization: `Bearer ${found}` } });
  const answer = await asked.catch((error: unknown) => {
    throw unreachable(error);
  });
  if (answer.status === 401) throw new Fault('token-wrong', 'the token is that of an earlier start');
  if (!answer.ok) throw unreachable(`it answered ${answer.status}`);
  return answer.text();
}

/** Opens the socket to the web host that served this page. Throws a `Fault` (`host-unreachable`). */
export async function openSocket(host: string, token: string): Promise<PageChannel> {
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, [SOCKET_PROTOCOL, token]);
  socket.binaryType = 'arraybuffer';
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('close', ({ reason }) => reject(unreachable(reason)));
  });
  return socketChannel(socket);
}

function socketChannel(socket: WebSocket): PageChannel {
  return {
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) throw new Fault('services-gone', 'the connection has ended');
      socket.send(packMessage(message) as Uint8Array<ArrayBuffer>);
    },
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) => listener(unpackMessage(new Uint8Array(data)))),
    onClose: (listener) => socket.addEventListener('close', () => listener()),
    close: () => socket.close(),
  };
}

function unreachable(cause: unknown): Fault {
  return new Fault('host-unreachable', 'Lattice Replay does not answer', {}, cause);
}
