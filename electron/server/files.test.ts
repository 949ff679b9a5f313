import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { get, rawRequest, startTestHost } from './testing.ts';
import { startWebHost } from './web-host.ts';

const PATH_TRICKS = [
  '/../secret.html',
  '/assets/../../secret.html',
  '/..%2fsecret.html',
  '/%2e%2e/secret.html',
  '/..\\secret.html',
  '/..%5csecret.html',
  '//secret.html',
  '/index.html%00.js',
  '/assets',
  '/assets/',
  '/./index.html',
  '/INDEX.HTML',
  '/notes',
  '/%69ndex.html',
  'http://127.0.0.1/index.html',
  '*',
];

describe('the page', () => {
  it('is served under both names of this machine, with and without a query', async () => {
    const host = await startTestHost();
    for (const path of ['/', '/index.html', '/?tick=5']) {
      const { status, text } = await get(host, path);
      expect(status).toBe(200);
      expect(text).toContain('<title>page</title>');
    }
    expect((await get(host, '/assets/main.js')).text).toContain('Content-Type: text/javascript');
    expect((await get(host, '/', { Host: `localhost:${host.port}` })).status).toBe(200);
  });

  it('comes with a strict content policy and never stays in a cache', async () => {
    const host = await startTestHost();
    for (const path of ['/', '/assets/main.js', '/nowhere']) {
      const { text } = await get(host, path);
      expect(text).toContain(
        "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
      );
      expect(text).toContain(`connect-src 'self' ws://127.0.0.1:${host.port};`);
      expect(text).not.toContain('unsafe-inline');
      expect(text).toContain('X-Content-Type-Options: nosniff');
      expect(text).toContain('Referrer-Policy: no-referrer');
      expect(text).toContain('Cross-Origin-Opener-Policy: same-origin');
      expect(text).toContain('Cross-Origin-Resource-Policy: same-origin');
      expect(text).toContain('Cache-Control: no-store');
    }
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { status, text } = await get(await startTestHost(), '/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(text).toContain('Content-Length: 19');
    expect(text).not.toContain('<title>');
  });

  it('has its token in the part of the address that browsers do not send', async () => {
    const host = await startTestHost();
    expect(host.address).toBe(`http://127.0.0.1:${host.port}/#token=${host.token}`);
  });
});

describe('a request is refused', () => {
  it.each(PATH_TRICKS)('for %s, which is no file of the page', async (path) => {
    const { status, text } = await get(await startTestHost(), path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/\n\r?\n(secret|of no type)/);
  });

  it('with a NUL in its path', async () => {
    const { status } = await get(await startTestHost(), '/index.html\0.js');
    expect(status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('for its method %s', async (method) => {
    const { status, text } = await get(await startTestHost(), '/', {}, method);
    expect(status).toBe(405);
    expect(text).toContain('Allow: GET, HEAD');
  });

  it.each([
    ['a name that leads here', { Host: 'evil.example' }],
    ["a stranger's page", { Origin: 'https://evil.example' }],
  ])('when it comes by %s', async (_name, headers) => {
    const { status, text } = await get(await startTestHost(), '/', headers);
    expect(status).toBe(403);
    expect(text).not.toContain('<title>');
  });

  it('without a host, as old clients send it', async () => {
    const host = await startTestHost();
    expect((await rawRequest(host.port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(403);
  });

  it('when its head is larger than any of a browser', async () => {
    const { status } = await get(await startTestHost(), '/', { Filler: 'x'.repeat(20_000) });
    expect(status).toBe(431);
  });

  it('when its head does not end in time', async () => {
    const host = await startTestHost({ headersTimeoutMs: 40, requestTimeoutMs: 60, checkIntervalMs: 10 });
    const { status } = await rawRequest(host.port, 'GET / HTTP/1.1\r\nHost: ');
    expect(status).toBe(408);
  });

  it('by silence when nothing is asked at all', async () => {
    const host = await startTestHost({ idleTimeoutMs: 30 });
    expect(await rawRequest(host.port, '')).toMatchObject({ text: '' });
  });
});

describe('the token', () => {
  it('is given for itself and for a ticket that has not been used', async () => {
    const host = await startTestHost();
    const ask = (secret: string) => get(host, '/access', { Authorization: `Bearer ${secret}` });
    const ticket = new URL(host.newTicketAddress()).hash.slice('#token='.length);
    for (const secret of [host.token, ticket, host.token]) {
      const { status, text } = await ask(secret);
      expect(status).toBe(200);
      expect(text.endsWith(`\r\n\r\n${host.token}`)).toBe(true);
    }
    for (const wrong of [ticket, host.token.slice(1), '']) {
      const { status, text } = await ask(wrong);
      expect(status).toBe(401);
      expect(text).not.toContain(host.token);
    }
    expect((await get(host, '/access')).status).toBe(401);
  });
});

describe('the port', () => {
  it('is bound on 127.0.0.1 alone', async () => {
    const host = await startTestHost();
    const elsewhere = await new Promise((resolve) => {
      const connection = connect(host.port, '127.0.0.2', () => resolve('answers'));
      connection.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(elsewhere).not.toBe('answers');
  });

  it('that is taken is told with its number', async () => {
    const { port } = await startTestHost();
    const second = startWebHost({
      files: new Map(),
      services: { servicesFor: () => Promise.reject(), dispose: async () => undefined } as never,
      port,
    });
    await expect(second).rejects.toMatchObject({ code: 'port-taken', facts: { port } });
  });
});
