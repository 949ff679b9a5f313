import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_PATH, SOCKET_PROTOCOL } from '../../shared/api/web-host.ts';
import { messageOf } from '../../shared/base/fault.ts';
import type { AppServices } from '../services/app/app-services.ts';
import { serveAppPage } from '../services/app/serve-app-page.ts';
import { checkSource, type Secrets, socketToken } from './access.ts';
import { watchSocket } from './heartbeat.ts';
import { CLOSE, type HostLimits } from './limits.ts';
import { socketChannel } from './socket-channel.ts';

/** Accepts pages' sockets and serves each until it goes. */
export interface PageAcceptor {
  /** Takes over a connection that asks for a socket: accepts it, or answers why not and ends it. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  /** Says good-bye to all pages; resolves when what they had open has ended. */
  close(): Promise<void>;
}

export function acceptPages(options: {
  readonly port: () => number;
  readonly secrets: Secrets;
  readonly services: AppServices;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}): PageAcceptor {
  const { secrets, services, limits, log } = options;
  const pages = new Set<Promise<void>>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: limits.largestMessageBytes,
    perMessageDeflate: false,
    handleProtocols: () => SOCKET_PROTOCOL,
  });
  sockets.on('connection', (socket) => serve(socket));
  return {
    upgrade: (request, connection, head) => {
      connection.on('error', () => connection.destroy());
      const refused = refusal(request);
      if (refused) return refuse(connection, refused.status, refused.message);
      sockets.handleUpgrade(request, connection, head, (socket) =>
        sockets.emit('connection', socket, request),
      );
    },
    close: async () => {
      const cut = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, limits.closeGraceMs);
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, 'Lattice Replay was stopped');
      await new Promise((resolve) => sockets.close(resolve));
      await Promise.all(
        [...sockets.clients].map((socket) => new Promise((gone) => socket.once('close', gone))),
      );
      clearTimeout(cut);
      await Promise.all(pages);
    },
  };

  function refusal(request: IncomingMessage): { status: number; message: string } | undefined {
    if (request.url !== SOCKET_PATH) return { status: 404, message: 'There is nothing here.' };
    const foreign = checkSource(request.headers, options.port(), 'socket');
    if (foreign) return foreign;
    if (!secrets.isToken(socketToken(request.headers))) {
      return { status: 401, message: 'The token is not the one of this start of Lattice Replay.' };
    }
    if (sockets.clients.size >= limits.mostPages) {
      return { status: 503, message: `${limits.mostPages} pages are open already; close one.` };
    }
    return undefined;
  }

  function serve(socket: WebSocket): void {
    watchSocket(socket, limits.heartbeatMs);
    const page = serveAppPage(socketChannel(socket, limits), services, log).catch((error: unknown) => {
      log(`a page could not be served: ${messageOf(error)}`);
      socket.close(CLOSE.internal, 'the services could not be started');
    });
    pages.add(page);
    void page.then(() => pages.delete(page));
  }
}

function refuse(connection: Duplex, status: number, message: string): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
  ];
  connection.end(`${lines.join('\r\n')}\r\n\r\n${message}`);
  connection.once('finish', () => connection.destroy());
}
