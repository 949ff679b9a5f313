import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const BUNDLED = fileURLToPath(new URL('../../dist/preload.cjs', import.meta.url));

/** Runs the bundled script as Electron does, where only `electron` can be required. */
function load() {
  const sent: unknown[][] = [];
  const posted: unknown[][] = [];
  const exposed: Record<string, unknown> = {};
  const ipcRenderer = Object.assign(new EventEmitter(), {
    send: (...args: unknown[]) => void sent.push(args),
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
    return { ipcRenderer, contextBridge };
  };
  runInNewContext(readFileSync(BUNDLED, 'utf8'), { require, window, exports: {}, module: {} });
  return { ipcRenderer, sent, posted, exposed };
}

it('is one file that needs nothing but Electron, and exposes one function', () => {
  const { exposed } = load();
  expect(Object.keys(exposed)).toEqual(['latticeReplay']);
  const bridge = exposed.latticeReplay as Record<string, unknown>;
  expect(Object.keys(bridge)).toEqual(['requestServices']);
});

it('passes on the request without anything of the page in it, and returns nothing', () => {
  const { exposed, sent } = load();
  const { requestServices } = exposed.latticeReplay as { requestServices: (...args: unknown[]) => unknown };
  expect(requestServices('anything', { of: 'the page' })).toBeUndefined();
  expect(sent).toEqual([['request-services']]);
});

it('hands the port to its own window and origin only, without the event it came with', () => {
  const { ipcRenderer, posted } = load();
  const port = { end: 'page' };
  ipcRenderer.emit(
    'request-services',
    { ports: [port], sender: 'secret' },
    { type: 'lattice-replay:services-port' },
  );
  expect(JSON.parse(JSON.stringify(posted))).toEqual([
    [{ type: 'lattice-replay:services-port' }, 'app://lattice-replay', [port]],
  ]);
});
