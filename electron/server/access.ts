import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SOCKET_PROTOCOL } from '../../shared/api/web-host.ts';

/** Why a request is refused, with the status that tells it. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly message: string;
}

/** A new secret of 32 bytes, as text that an address can hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
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

/** Whether a presented token is the right one; takes the same time for every wrong one. */
export function isToken(presented: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return presented !== undefined && timingSafeEqual(digest(presented), digest(token));
}

/** The token in `Authorization: Bearer …`, with which a page asks whether its token is right. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

/** The token in `Sec-WebSocket-Protocol: lattice-replay, TOKEN`. */
export function socketToken(headers: IncomingHttpHeaders): string | undefined {
  const [protocol, token, ...more] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((p) => p.trim());
  return protocol === SOCKET_PROTOCOL && more.length === 0 ? token : undefined;
}
