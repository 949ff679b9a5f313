import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SOCKET_PROTOCOL } from '../../shared/api/web-host.ts';

/** Why a request is refused, with the status that tells it. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly message: string;
}

/**
 * The secrets of one start: the token, and tickets that are each good for one exchange against it. A browser is started
 * with a ticket, since any user of the machine can read the words with which a program was started.
 */
export class Secrets {
  readonly token = newSecret();
  readonly #tickets = new Set<string>();

  newTicket(): string {
    const ticket = newSecret();
    this.#tickets.add(digest(ticket).toString('hex'));
    return ticket;
  }

  /** Whether this is the token; takes the same time for every wrong one. */
  isToken(presented: string | undefined): boolean {
    return presented !== undefined && timingSafeEqual(digest(presented), digest(this.token));
  }

  /** The token in exchange for itself or for a ticket that has not been used. */
  redeem(presented: string | undefined): string | undefined {
    if (presented === undefined) return undefined;
    const known = this.isToken(presented) || this.#tickets.delete(digest(presented).toString('hex'));
    return known ? this.token : undefined;
  }
}

/** 32 random bytes, as text that an address can hold. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Names by which a page may speak to this server. Any other `Host` means that some site had its own name lead here, to
 * make the browser believe that it talks to itself.
 */
function ownHosts(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

/**
 * Checks that a request comes from our own page or from no page at all. A socket always names its `Origin`, since browsers
 * let any page open one anywhere.
 */
export function checkSource(
  headers: IncomingHttpHeaders,
  port: number,
  kind: 'file' | 'socket',
): Refusal | undefined {
  const { host, origin } = headers;
  if (host === undefined || !ownHosts(port).includes(host)) {
    return { status: 403, message: `Lattice Replay answers under http://127.0.0.1:${port}/ only.` };
  }
  if (origin === undefined ? kind === 'socket' : origin !== `http://${host}`) {
    return { status: 403, message: 'Only the page of Lattice Replay itself may ask for this.' };
  }
  return undefined;
}

/** The secret in `Authorization: Bearer …`, which a page offers for the token. */
export function bearerSecret(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

/** The token in `Sec-WebSocket-Protocol: lattice-replay, TOKEN`. */
export function socketToken(headers: IncomingHttpHeaders): string | undefined {
  const [protocol, token, ...more] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((p) => p.trim());
  return protocol === SOCKET_PROTOCOL && more.length === 0 ? token : undefined;
}
