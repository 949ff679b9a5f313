import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { FramesAnswer, Services } from '../../shared/api/answers.ts';
import { packMessage, unpackMessage } from '../../shared/api/message-packing.ts';
import type { AppServices } from '../services/app/app-services.ts';
import { readPageFiles } from '../services/page/page-files.ts';
import type { HostLimits } from './limits.ts';
import { startWebHost, type WebHost } from './web-host.ts';

/** A folder with a page of two files, beside one that is not the page's. */
export function pageFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'lattice-replay-'));
  mkdirSync(join(parent, 'page/assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.html'), 'secret');
  writeFileSync(join(parent, 'page/index.html'), '<title>page</title>');
  writeFileSync(join(parent, 'page/assets/main.js'), 'export {};');
  writeFileSync(join(parent, 'page/notes'), 'of no type that a page has');
  return join(parent, 'page');
}

/** Services of nothing much, and how many pages they serve. */
export interface CountedServices extends AppServices {
  readonly open: { pages: number };
}

export function countedServices(frames: () => Promise<FramesAnswer>): CountedServices {
  const open = { pages: 0 };
  const services: Services = {
    hello: async () => ({ version: '1', wasmtime: '1', host: 'web' }),
    library: async () => [],
    open: () => Promise.reject(new Error('nothing can be opened')),
    frames,
    abort: async () => undefined,
    close: async () => undefined,
    startUpload: () => Promise.reject(new Error('nothing can be sent')),
    uploadPiece: async () => undefined,
    endUpload: async () => ({ added: [], refused: [] }),
    dropUpload: async () => undefined,
    forget: async () => undefined,
    grade: () => Promise.reject(new Error('nothing can be graded')),
    stopGrading: async () => undefined,
    watchModule: async () => undefined,
    stopWatching: async () => undefined,
    readRun: () => Promise.reject(new Error('nothing can be read')),
    listRuns: async () => ({ runs: [], refused: [] }),
    stopListing: async () => undefined,
    openListed: async () => '',
    lastGrading: async () => null,
    gradingHistory: async () => [],
    readCase: () => Promise.reject(new Error('nothing can be read')),
    validateCase: async () => ({ findings: [], skipped: [] }),
    stopValidating: async () => undefined,
    build: () => Promise.reject(new Error('nothing can be built')),
    stopBuilding: async () => undefined,
    measureFuel: () => Promise.reject(new Error('nothing can be measured')),
    stopMeasuring: async () => undefined,
    compare: () => Promise.reject(new Error('nothing can be compared')),
    explain: () => Promise.reject(new Error('nothing can be explained')),
    spread: () => Promise.reject(new Error('nothing can be followed')),
    shrink: () => Promise.reject(new Error('nothing can be made smaller')),
    bundle: async () => new Uint8Array(),
    stopComparing: async () => undefined,
    closeComparison: async () => undefined,
    readSettings: () => Promise.reject(new Error('there are no settings')),
    changeSettings: () => Promise.reject(new Error('there are no settings')),
    clearCache: () => Promise.reject(new Error('there is no cache')),
    locateCase: async () => null,
    clearRecents: async () => undefined,
    diagnostics: async () => '',
    readNotes: () => Promise.reject(new Error('nothing can be read')),
    writeNotes: () => Promise.reject(new Error('nothing can be written')),
    listSessions: async () => [],
    saveSession: () => Promise.reject(new Error('nothing can be saved')),
    openSession: () => Promise.reject(new Error('nothing can be opened')),
    dropSession: async () => undefined,
  };
  return {
    open,
    servicesFor: () => {
      open.pages++;
      return { services, dispose: async () => void open.pages-- };
    },
    openPaths: async () => [],
    setFolder: async () => undefined,
    pathOf: () => undefined,
    dispose: async () => undefined,
  };
}

export interface TestHost extends WebHost {
  readonly pages: { readonly pages: number };
}

/** A web host over that page, closed when the test has ended. */
export async function startTestHost(
  limits: Partial<HostLimits> = {},
  frames: () => Promise<FramesAnswer> = async () => ({ frames: new Uint8Array(), missing: [] }),
): Promise<TestHost> {
  const services = countedServices(frames);
  const host = await startWebHost({
    files: readPageFiles(pageFolder()),
    services,
    port: 0,
    limits: { closeGraceMs: 50, ...limits },
  });
  onTestFinished(() => host.close());
  return { ...host, pages: services.open };
}

/** Sends a request as it stands, which no client library would do, and reads until the connection ends. */
export function rawRequest(port: number, text: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const connection = connect(port, '127.0.0.1', () => connection.write(text));
    let answer = '';
    connection.on('data', (data) => {
      answer += data;
    });
    connection.on('error', reject);
    connection.on('close', () => resolve({ status: Number(answer.split(' ')[1]), text: answer }));
  });
}

/** `GET` with these headers beside the right `Host`. */
export function get(
  host: WebHost,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const all = { Host: `127.0.0.1:${host.port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawRequest(host.port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** How a socket is asked for; what is left out is as our own page says it. */
export interface SocketAsk {
  readonly path?: string;
  readonly protocols?: string[];
  readonly origin?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Resolves with the open socket, or with the status of the refusal. */
export function openSocket(
  host: Pick<WebHost, 'port' | 'token'>,
  ask: SocketAsk = {},
): Promise<WebSocket | number> {
  const protocols = ask.protocols ?? ['lattice-replay', host.token];
  const origin = 'origin' in ask ? ask.origin : `http://127.0.0.1:${host.port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${ask.path ?? '/socket'}`, protocols, {
    ...(origin === undefined ? {} : { origin }),
    headers: { ...ask.headers },
  });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    // The refusal has been told by then.
    socket.on('error', () => socket.terminate());
  });
}

/** An open socket as our own page opens it. */
export async function pageSocket(host: WebHost): Promise<WebSocket> {
  const socket = await openSocket(host);
  if (typeof socket === 'number') throw new Error(`the socket was refused with ${socket}`);
  return socket;
}

/** Sends a request of the contract and waits for its answer; events that come before it are passed over. */
export async function call(socket: WebSocket, name: string, ...args: unknown[]): Promise<unknown> {
  const answered = new Promise<unknown>((resolve) => {
    socket.on('message', function take(data) {
      const message = unpackMessage(data as Buffer) as { i?: string; r?: unknown };
      if (message.i !== 'one') return;
      socket.off('message', take);
      resolve(message.r);
    });
  });
  socket.send(packMessage({ t: 'q', i: 'one', m: name, a: args }));
  return await answered;
}

/** Resolves with code and reason once the socket has closed. */
export function closed(socket: WebSocket): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
}
