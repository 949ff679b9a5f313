import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Channel } from '../../shared/api/channel.ts';
import { connectServices } from '../../shared/api/page-end.ts';
import { countedServices } from '../server/testing.ts';

afterEach(() => {
  vi.doUnmock('../services/app/app-services.ts');
  vi.doUnmock('../services/places/places.ts');
  vi.resetModules();
  Reflect.deleteProperty(process, 'parentPort');
});

/** One end of a pair of ports as Electron's main side has them: messages are cloned, closing one end tells the other. */
class FakePort extends EventEmitter {
  other: FakePort | undefined;
  #waiting: unknown[] | undefined = [];
  start(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const data of waiting) this.emit('message', { data, ports: [] });
  }
  /** As of a real port: what comes before it is started waits. */
  receive(data: unknown): void {
    if (this.#waiting) this.#waiting.push(data);
    else this.emit('message', { data, ports: [] });
  }
  postMessage(message: unknown): void {
    const data = structuredClone(message);
    queueMicrotask(() => this.other?.receive(data));
  }
  close(): void {
    this.other?.emit('close');
  }
}

function portPair(): [FakePort, FakePort] {
  const pair: [FakePort, FakePort] = [new FakePort(), new FakePort()];
  pair[0].other = pair[1];
  pair[1].other = pair[0];
  return pair;
}

async function start() {
  const told: unknown[] = [];
  const parentPort = Object.assign(new EventEmitter(), {
    postMessage: (message: unknown) => void told.push(message),
  });
  Object.defineProperty(process, 'parentPort', { value: parentPort, configurable: true });
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-logs-'));
  const services = countedServices(async () => ({ frames: new Uint8Array([1, 2, 3]), missing: [] }));
  const created: unknown[] = [];
  const opened: unknown[] = [];
  vi.resetModules();
  vi.doMock('../services/places/places.ts', () => ({
    findPlaces: () => ({ libraryChecked: async () => undefined }),
  }));
  vi.doMock('../services/app/app-services.ts', () => ({
    createAppServices: async (options: { opened: unknown; logs: unknown }) => {
      created.push(options);
      return {
        ...services,
        openPaths: async (paths: string[], tick: number) => {
          opened.push([paths, tick]);
          return paths.slice(0, 1);
        },
        pathOf: (item: string) => (item === 'file-1' ? '/runs/a' : undefined),
      };
    },
  }));
  await import('./services-process.ts');
  const page = (data: unknown = { kind: 'page', logs: folder }) => {
    const [near, far] = portPair();
    parentPort.emit('message', { data, ports: [far] });
    return near;
  };
  const send = (data: unknown) => void parentPort.emit('message', { data, ports: [] });
  return { page, send, created, opened, told, folder, open: services.open };
}

function connect(port: FakePort) {
  const channel: Channel = {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.on('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void port.on('close', listener),
  };
  return connectServices(channel, {
    progress: vi.fn(),
    reach: vi.fn(),
    alert: vi.fn(),
    grading: vi.fn(),
    watched: vi.fn(),
    listing: vi.fn(),
    validating: vi.fn(),
    building: vi.fn(),
    fuel: vi.fn(),
    comparing: vi.fn(),
    shrinking: vi.fn(),
    opened: vi.fn(),
    settings: vi.fn(),
  });
}

it('serves each page on its port, bytes as bytes, all with the same app', async () => {
  const { page, created, folder, open } = await start();
  const services = connect(page());
  connect(page());
  expect(await services.hello()).toMatchObject({ version: '1' });
  const { frames } = await services.frames({ replay: 'r', ticks: [1] });
  expect(frames).toEqual(new Uint8Array([1, 2, 3]));
  expect(created).toMatchObject([{ opened: [], logs: folder, host: 'electron' }]);
  expect(open.pages).toBe(2);
});

it('ends what a page has open when its port closes', async () => {
  const { page, open } = await start();
  const port = page();
  port.close();
  await expect.poll(() => open.pages).toBe(0);
});

it('opens files for main and tells it of those that were not refused, and where an item lies', async () => {
  const { page, send, opened, told } = await start();
  page();
  send({ kind: 'open', paths: ['/runs/a', '/refused'], tick: 60 });
  send({ kind: 'open', paths: [7] });
  send({ kind: 'locate', item: 'file-1' });
  send({ kind: 'locate', item: 'file-unknown' });
  await expect.poll(() => told).toHaveLength(2);
  expect(opened).toEqual([[['/runs/a', '/refused'], 60]]);
  expect(told).toContainEqual({ kind: 'opened', paths: ['/runs/a'] });
  expect(told).toContainEqual({ kind: 'located', item: 'file-1', path: '/runs/a' });
});

it.each([[{ kind: 'page' }], [{ kind: 'page', logs: 7 }], [{ kind: 'other', logs: '/' }], ['page']])(
  'does not take %j for a page',
  async (message) => {
    const { page, open } = await start();
    page(message);
    expect(open.pages).toBe(0);
  },
);
