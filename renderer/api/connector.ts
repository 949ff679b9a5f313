import type { Events, Services } from '../../shared/api/answers.ts';
import { BRIDGE_NAME, type DesktopBridge } from '../../shared/api/bridge.ts';
import { connectServices } from '../../shared/api/page-end.ts';
import { Fault } from '../../shared/base/fault.ts';
import type { PageChannel } from './page-channel.ts';
import { openPort } from './port-channel.ts';
import { exchangeToken, openSocket } from './socket-channel.ts';
import { findToken, keepToken } from './token.ts';

/** A connection to the services, while it lasts. */
export interface Connection {
  readonly services: Services;
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>;
  close(): void;
}

/** Connects to the services. Throws a `Fault`: `token-missing`, `token-wrong`, `host-unreachable`. */
export type Connector = (events: Events) => Promise<Connection>;

/** The way from this page to its services: the desktop app's bridge where there is one, else the web host's socket. */
export function newConnector(page: Window & { readonly [BRIDGE_NAME]?: DesktopBridge }): Connector {
  const bridge = page[BRIDGE_NAME];
  return async (events) => {
    const channel = await (bridge ? openPort(page, bridge) : openHost(page));
    const closed = new Promise<void>((resolve) => channel.onClose(resolve));
    return { services: connectServices(channel, events), closed, close: () => channel.close() };
  };
}

async function openHost(page: Window): Promise<PageChannel> {
  const found = findToken(page);
  if (found === undefined) throw new Fault('token-missing', 'the address of this page holds no token');
  const token = await exchangeToken(found);
  keepToken(page, token);
  return openSocket(page.location.host, token);
}
