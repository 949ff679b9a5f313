import { describe, expect, it } from 'vitest';
import { bearerSecret, checkSource, Secrets, socketToken } from './access.ts';

const PORT = 4321;
const OURS = { host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' };

describe('a token', () => {
  it('holds 32 random bytes and fits into an address as it is', () => {
    const { token } = new Secrets();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Secrets().token).not.toBe(token);
  });

  it('is right only as a whole', () => {
    const secrets = new Secrets();
    const { token } = secrets;
    expect(secrets.isToken(token)).toBe(true);
    for (const wrong of [undefined, '', token.slice(1), `${token}=`, token.toUpperCase()]) {
      expect(secrets.isToken(wrong)).toBe(false);
      expect(secrets.redeem(wrong)).toBeUndefined();
    }
  });

  it('is given for itself, and once for a ticket, which is no token itself', () => {
    const secrets = new Secrets();
    const ticket = secrets.newTicket();
    expect(secrets.isToken(ticket)).toBe(false);
    expect(secrets.redeem(ticket)).toBe(secrets.token);
    expect(secrets.redeem(ticket)).toBeUndefined();
    expect(secrets.redeem(secrets.token)).toBe(secrets.token);
    expect(new Secrets().redeem(secrets.newTicket())).toBeUndefined();
  });

  it('is read out of the two headers in which a page sends it', () => {
    expect(bearerSecret({ authorization: 'Bearer abc-_1' })).toBe('abc-_1');
    expect(bearerSecret({ authorization: 'Basic abc' })).toBeUndefined();
    expect(bearerSecret({})).toBeUndefined();
    expect(socketToken({ 'sec-websocket-protocol': 'lattice-replay, abc' })).toBe('abc');
    expect(socketToken({ 'sec-websocket-protocol': 'lattice-replay' })).toBeUndefined();
    expect(socketToken({ 'sec-websocket-protocol': 'abc, lattice-replay' })).toBeUndefined();
    expect(socketToken({ 'sec-websocket-protocol': 'lattice-replay, abc, def' })).toBeUndefined();
  });
});

describe('the source of a request', () => {
  it.each([
    ['our page', OURS],
    ['our page by the other name', { host: 'localhost:4321', origin: 'http://localhost:4321' }],
  ])('is taken when it is %s', (_name, headers) => {
    expect(checkSource(headers, PORT, 'file')).toBeUndefined();
    expect(checkSource(headers, PORT, 'socket')).toBeUndefined();
  });

  it('may be no page at all for a file, but not for a socket', () => {
    expect(checkSource({ host: OURS.host }, PORT, 'file')).toBeUndefined();
    expect(checkSource({ host: OURS.host }, PORT, 'socket')?.status).toBe(403);
  });

  it.each([
    ['no host', {}],
    ["a stranger's name", { ...OURS, host: 'evil.example:4321' }],
    ['a name that ends like ours', { ...OURS, host: 'x.localhost:4321' }],
    ['another port', { ...OURS, host: '127.0.0.1:4322' }],
    ['no port', { ...OURS, host: '127.0.0.1' }],
    ['all addresses', { ...OURS, host: '0.0.0.0:4321' }],
    ["a stranger's page", { ...OURS, origin: 'https://evil.example' }],
    ['a page of another port', { ...OURS, origin: 'http://127.0.0.1:4322' }],
    ['a page by our other name', { ...OURS, origin: 'http://localhost:4321' }],
    ['a page over https', { ...OURS, origin: 'https://127.0.0.1:4321' }],
    ['a page without an origin of its own', { ...OURS, origin: 'null' }],
  ])('is refused when it is %s', (_name, headers) => {
    expect(checkSource(headers, PORT, 'file')?.status).toBe(403);
    expect(checkSource(headers, PORT, 'socket')?.status).toBe(403);
  });
});
