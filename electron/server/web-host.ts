import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fault } from '../../shared/base/fault.ts';
import type { AppServices } from '../services/app/app-services.ts';
import type { PageFiles } from '../services/page/page-files.ts';
import { acceptPages } from './accept-pages.ts';
import { Secrets } from './access.ts';
import { HOST_LIMITS, type HostLimits } from './limits.ts';
import { answerRequest } from './serve-files.ts';

/** A running web host. */
export interface WebHost {
  readonly port: number;
  readonly token: string;
  /** Where the page is, token included. */
  readonly address: string;
  /** An address that lets in once, for words that others may read, such as those a browser is started with. */
  newTicketAddress(): string;
  /** Ends all pages and frees the port. */
  close(): Promise<void>;
}

/**
 * Serves the page and its services to browsers on this machine, and to no other: it listens on 127.0.0.1 alone. Port 0
 * means any that is free. The token stands in the address's fragment, which browsers never send: a cookie would go to
 * every other server on 127.0.0.1 too, whatever its port, and any user of the machine can run one.
 * Throws a `Fault` (`port-taken`, `port-forbidden`). `services` stay the caller's to dispose.
 */
export async function startWebHost(options: {
  readonly files: PageFiles;
  readonly services: AppServices;
  readonly port: number;
  readonly limits?: Partial<HostLimits>;
  /** Put into the address before the fragment, such as `tick=60`. */
  readonly query?: string | undefined;
  readonly log?: (line: string) => void;
}): Promise<WebHost> {
  const { files, services, query } = options;
  const limits = { ...HOST_LIMITS, ...options.limits };
  const log = options.log ?? (() => undefined);
  const secrets = new Secrets();
  let port = 0;
  const server = createServer(
    { connectionsCheckingInterval: limits.checkIntervalMs, maxHeaderSize: 16 * 1024 },
    (request, response) => answerRequest(request, response, { port, secrets, files }),
  );
  server.headersTimeout = limits.headersTimeoutMs;
  server.requestTimeout = limits.requestTimeoutMs;
  server.timeout = limits.idleTimeoutMs;
  server.maxConnections = limits.mostConnections;
  const pages = acceptPages({ port: () => port, secrets, services, limits, log });
  server.on('upgrade', (request, connection, head) => pages.upgrade(request, connection, head));
  port = await listen(server, options.port);
  return {
    port,
    token: secrets.token,
    address: addressWith(secrets.token),
    newTicketAddress: () => addressWith(secrets.newTicket()),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await pages.close();
      server.closeAllConnections();
      await closed;
    },
  };

  function addressWith(secret: string): string {
    return `http://127.0.0.1:${port}/${query ? `?${query}` : ''}#token=${secret}`;
  }
}

/** Resolves with the port that was bound. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, port)));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

function listenFault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Fault('port-taken', `port ${port} is taken by another program`, { port }, error);
  }
  if (error.code === 'EACCES') {
    return new Fault('port-forbidden', `port ${port} may not be used by this user`, { port }, error);
  }
  return error;
}
