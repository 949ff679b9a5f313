import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { packMessage } from '../../shared/api/message-packing.ts';
import { call, closed, get, openSocket, pageSocket, type SocketAsk, startTestHost } from './testing.ts';

describe('a socket', () => {
  it('of our page speaks to the services', async () => {
    const host = await startTestHost();
    const socket = await pageSocket(host);
    expect(await call(socket, 'hello')).toMatchObject({ ok: true, value: { host: 'web' } });
    expect(await call(socket, 'open', { scenario: 7 })).toMatchObject({
      ok: false,
      fault: { code: 'request-invalid' },
    });
    expect(host.pages.pages).toBe(1);
  });

  it.each<[string, number, SocketAsk]>([
    ['no token', 401, { protocols: ['lattice-replay'] }],
    ['a wrong token', 401, { protocols: ['lattice-replay', 'a'.repeat(43)] }],
    ['no protocol', 401, { protocols: [] }],
    ['a foreign origin', 403, { origin: 'https://evil.example' }],
    ['no origin', 403, { origin: undefined }],
    ['a foreign host', 403, { headers: { Host: 'evil.example' } }],
    ['another path', 404, { path: '/socket/' }],
    ['a query', 404, { path: '/socket?token=x' }],
  ])('with %s is refused with %i', async (_name, status, ask) => {
    const host = await startTestHost();
    expect(await openSocket(host, ask)).toBe(status);
    expect(host.pages.pages).toBe(0);
  });

  it('that is asked for by a broken handshake is refused', async () => {
    const host = await startTestHost();
    const { status } = await get(host, '/socket', {
      Origin: `http://127.0.0.1:${host.port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Protocol': `lattice-replay, ${host.token}`,
    });
    expect(status).toBe(400);
  });

  it('beyond the limit of pages is refused, and taken again once one has gone', async () => {
    const host = await startTestHost({ mostPages: 3 });
    const sockets = await Promise.all([pageSocket(host), pageSocket(host), pageSocket(host)]);
    expect(await openSocket(host)).toBe(503);
    sockets[0].terminate();
    await expect.poll(() => host.pages.pages).toBe(2);
    expect(typeof (await openSocket(host))).toBe('object');
  });
});

describe('a message', () => {
  const huge = new Uint8Array(1024 * 1024 + 1);
  it.each<[string, string | Uint8Array, number]>([
    ['that is text', 'hello', 1003],
    ['that is empty', new Uint8Array(), 1007],
    ['whose text is longer than it is', new Uint8Array([255, 255, 255, 255, 0]), 1007],
    ['that is no JSON', new Uint8Array([1, 0, 0, 0, 0x7b]), 1007],
    ['that would change a prototype', packMessage(JSON.parse('{"__proto__":1}')), 1007],
    ['over the limit', huge, 1009],
  ])('%s closes the socket with a code', async (_name, message, code) => {
    const host = await startTestHost();
    const socket = await pageSocket(host);
    socket.send(message);
    expect((await closed(socket)).code).toBe(code);
    await expect.poll(() => host.pages.pages).toBe(0);
  });

  it.each([
    ['of a name that is no request', { t: 'q', i: '1', m: 'constructor', a: [] }],
    ['that answers nothing', { t: 's', i: '1', r: 1 }],
    ['that is a number', 7],
  ])('%s is not answered, and the page goes on', async (_name, message) => {
    const socket = await pageSocket(await startTestHost());
    socket.send(packMessage(message));
    expect(await call(socket, 'library')).toEqual({ ok: true, value: [] });
  });
});

describe('a page', () => {
  it('that takes nothing is dropped with its services, and others go on', async () => {
    const piece = { frames: new Uint8Array(1024 * 1024), missing: [] };
    const host = await startTestHost({ mostWaitingBytes: 2 * 1024 * 1024 }, async () => piece);
    const other = await pageSocket(host);
    const slow = await pageSocket(host);
    slow.pause();
    for (let at = 0; at < 64; at++) {
      slow.send(packMessage({ t: 'q', i: `${at}`, m: 'frames', a: [{ replay: 'r', ticks: [1] }] }));
    }
    await expect.poll(() => host.pages.pages, { timeout: 20_000 }).toBe(1);
    expect(await call(other, 'hello')).toMatchObject({ ok: true });
  });

  it('that reads slowly gets everything, as long as little enough waits', async () => {
    const piece = { frames: new Uint8Array(256 * 1024), missing: [] };
    const host = await startTestHost({ mostWaitingBytes: 64 * 1024 * 1024 }, async () => piece);
    const socket = await pageSocket(host);
    const count = 40;
    let received = 0;
    const all = new Promise<void>((resolve) => {
      socket.on('message', () => {
        if (++received === count) resolve();
        socket.pause();
        setImmediate(() => socket.resume());
      });
    });
    for (let at = 0; at < count; at++) {
      socket.send(packMessage({ t: 'q', i: `${at}`, m: 'frames', a: [{ replay: 'r', ticks: [1] }] }));
    }
    await all;
    expect(received).toBe(count);
  });

  it('that goes without a word is noticed by its silence', async () => {
    const host = await startTestHost({ heartbeatMs: 20 });
    const silent = connect(host.port, '127.0.0.1');
    silent.write(
      [
        'GET /socket HTTP/1.1',
        `Host: 127.0.0.1:${host.port}`,
        `Origin: http://127.0.0.1:${host.port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        `Sec-WebSocket-Protocol: lattice-replay, ${host.token}`,
        '\r\n',
      ].join('\r\n'),
    );
    silent.resume();
    silent.on('error', () => silent.destroy());
    await once(silent, 'close');
    await expect.poll(() => host.pages.pages).toBe(0);
  });

  it('that answers pings stays, however little it has to say', async () => {
    const socket = await pageSocket(await startTestHost({ heartbeatMs: 100, idleTimeoutMs: 400 }));
    for (let beats = 0; beats < 5; beats++) await once(socket, 'ping');
    expect(await call(socket, 'hello')).toMatchObject({ ok: true });
  });

  it('that goes while an answer is being made ends its services, and the server goes on', async () => {
    let finish: (() => void) | undefined;
    const frames = new Promise<{ frames: Uint8Array; missing: [] }>((resolve) => {
      finish = () => resolve({ frames: new Uint8Array(8), missing: [] });
    });
    const host = await startTestHost({}, () => frames);
    const socket = await pageSocket(host);
    socket.send(packMessage({ t: 'q', i: '1', m: 'frames', a: [{ replay: 'r', ticks: [1] }] }));
    await call(socket, 'hello');
    socket.terminate();
    await expect.poll(() => host.pages.pages).toBe(0);
    finish?.();
    expect(await call(await pageSocket(host), 'hello')).toMatchObject({ ok: true });
  });

  it('is told when the server stops, and its services end first', async () => {
    const host = await startTestHost();
    const socket = await pageSocket(host);
    const end = closed(socket);
    await host.close();
    expect(await end).toEqual({ code: 1001, reason: 'Lattice Replay was stopped' });
    expect(host.pages.pages).toBe(0);
  });
});
