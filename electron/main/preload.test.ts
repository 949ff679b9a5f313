import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, expectTypeOf, it } from 'vitest';
import type { DesktopBridge } from '../../shared/api/bridge.ts';
import { TO_PAGE } from './bridge/channels.ts';

const BUNDLED = fileURLToPath(new URL('../../dist/preload.cjs', import.meta.url));

/** Where the files lie that a test drops. */
const PATHS: Readonly<Record<string, string>> = { 'a.json': '/runs/a.json', b: '/runs/b' };

/** Runs the bundled script as Electron does, where only `electron` can be required. */
function load() {
  const sent: unknown[][] = [];
  const posted: unknown[][] = [];
  const exposed: Record<string, unknown> = {};
  const ipcRenderer = Object.assign(new EventEmitter(), {
    send: (...args: unknown[]) => void sent.push(args),
    invoke: async (...args: unknown[]) => {
      sent.push(args);
      return 0;
    },
  });
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => {
      exposed[name] = value;
    },
  };
  const window = {
    location: { origin: 'app://lattice-replay' },
    postMessage: (...args: unknown[]) => void posted.push(args),
  };
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
    return {
      ipcRenderer,
      contextBridge,
      webUtils: { getPathForFile: ({ name }: File) => PATHS[name] ?? '' },
    };
  };
  runInNewContext(readFileSync(BUNDLED, 'utf8'), { require, window, exports: {}, module: {} });
  return { ipcRenderer, sent, posted, exposed, bridge: exposed.latticeReplay as DesktopBridge };
}

/** Arguments as they arrive, without the other realm's prototypes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('is one file that needs nothing but Electron, and exposes named functions and nothing else', () => {
  const { exposed, bridge } = load();
  expect(Object.keys(exposed)).toEqual(['latticeReplay']);
  expect(Object.values(bridge).every((value) => typeof value === 'function')).toBe(true);
  expect(Object.keys(bridge)).toEqual([
    'requestServices',
    'chooseFiles',
    'openFiles',
    'copyText',
    'setTheme',
    'setMenus',
    'setWindowFacts',
    'clearRecents',
    'startsCrashed',
    'onMenuChoice',
    'onLink',
    'onNotice',
  ] satisfies (keyof DesktopBridge)[]);
});

it('takes and returns nothing of Electron, by its types', () => {
  type Subscription = 'onMenuChoice' | 'onLink' | 'onNotice';
  expectTypeOf<DesktopBridge[Subscription]>().returns.toEqualTypeOf<() => void>();
  expectTypeOf<DesktopBridge['openFiles']>().returns.toEqualTypeOf<boolean>();
  expectTypeOf<DesktopBridge['startsCrashed']>().returns.toEqualTypeOf<Promise<number>>();
  type Rest = Exclude<keyof DesktopBridge, Subscription | 'openFiles' | 'startsCrashed'>;
  expectTypeOf<ReturnType<DesktopBridge[Rest]>>().toEqualTypeOf<void>();
  expectTypeOf<Parameters<DesktopBridge['onLink']>[0]>().parameters.toEqualTypeOf<[string]>();
});

it('passes on what it is for, and nothing else of what it is called with', () => {
  const { bridge, sent } = load();
  const loose = bridge as unknown as Record<string, (...args: unknown[]) => unknown>;
  expect(loose.requestServices?.('anything', { of: 'the page' })).toBeUndefined();
  loose.copyText?.('text', 'more');
  expect(plain(sent)).toEqual([['request-services'], ['copy-text', 'text']]);
});

it('sends the paths of dropped files to main alone, and opens nothing that lies nowhere', () => {
  const { bridge, sent } = load();
  expect(bridge.openFiles([new File([], 'a.json'), new File([], 'b')])).toBe(true);
  expect(bridge.openFiles([new File([], 'a.json'), new File([], 'pasted.png')])).toBe(false);
  expect(plain(sent)).toEqual([['open-paths', ['/runs/a.json', '/runs/b']]]);
});

it('hands on what main says without the event that it came with, until that is ended', () => {
  const { bridge, ipcRenderer } = load();
  const heard: unknown[][] = [];
  const end = bridge.onLink((...args) => void heard.push(args));
  ipcRenderer.emit(TO_PAGE.link, { sender: 'secret' }, '?tick=5', 'more');
  end();
  ipcRenderer.emit(TO_PAGE.link, { sender: 'secret' }, '?tick=6');
  expect(heard).toEqual([['?tick=5']]);
});

it('hands the port to its own window and origin only', () => {
  const { ipcRenderer, posted } = load();
  const port = { end: 'page' };
  ipcRenderer.emit(
    TO_PAGE.port,
    { ports: [port], sender: 'secret' },
    { type: 'lattice-replay:services-port' },
  );
  expect(plain(posted)).toEqual([[{ type: 'lattice-replay:services-port' }, 'app://lattice-replay', [port]]]);
});
