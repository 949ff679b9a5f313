import type { IncomingMessage, ServerResponse } from 'node:http';
import { ACCESS_PATH } from '../../shared/api/web-host.ts';
import { pageHeaders } from '../services/page/content-policy.ts';
import { type PageFile, type PageFiles, pageFileAt } from '../services/page/page-files.ts';
import { bearerSecret, checkSource, type Secrets } from './access.ts';

interface Served {
  readonly port: number;
  readonly secrets: Secrets;
  readonly files: PageFiles;
}

interface Reply {
  readonly status: number;
  readonly body?: Pick<PageFile, 'type'> & { readonly bytes: Uint8Array };
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers plain requests: the page's files, which hold no secret and are handed to whoever asks under the right name, and
 * the token in exchange for itself or a ticket. Nothing else is there.
 */
export function answerRequest(request: IncomingMessage, response: ServerResponse, served: Served): void {
  const { status, body, headers } = replyTo(request, served);
  const described = body && { 'Content-Type': body.type, 'Content-Length': body.bytes.length };
  const name = request.headers.host === `localhost:${served.port}` ? 'localhost' : '127.0.0.1';
  // Browsers of some age do not count a socket as part of 'self'.
  const common = pageHeaders([`ws://${name}:${served.port}`]);
  response.writeHead(status, { ...common, ...headers, ...described });
  response.end(request.method === 'HEAD' ? undefined : body?.bytes);
}

function replyTo({ method, url = '', headers }: IncomingMessage, { port, secrets, files }: Served): Reply {
  const refusal = checkSource(headers, port, 'file');
  if (refusal) return { status: refusal.status, body: text(refusal.message) };
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, body: text('Only GET and HEAD are answered.'), headers: { Allow: 'GET, HEAD' } };
  }
  if (url === ACCESS_PATH) {
    const token = method === 'GET' ? secrets.redeem(bearerSecret(headers)) : undefined;
    if (token !== undefined) return { status: 200, body: text(token) };
    return { status: 401, body: text('The token is not the one of this start of Lattice Replay.') };
  }
  const file = pageFileAt(files, url);
  return file ? { status: 200, body: file } : { status: 404, body: text('There is nothing here.') };
}

function text(message: string): NonNullable<Reply['body']> {
  return { type: 'text/plain; charset=utf-8', bytes: Buffer.from(message) };
}
