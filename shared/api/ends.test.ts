import { describe, expect, it } from 'vitest';
import { Fault } from '../base/fault.ts';
import type { Events, Services } from './answers.ts';
import { connectServices } from './page-end.ts';
import { servePage } from './service-end.ts';
import { eventLog, memoryChannels } from './testing.ts';

function setup(changes: Partial<Services> = {}) {
  const calls: unknown[] = [];
  let told: Events | undefined;
  let gone = 0;
  const services: Services = {
    hello: async () => ({ version: '1', wasmtime: '45.0.0', host: 'web' }),
    library: async () => [],
    open: async () => {
      throw new Fault('nothing-to-open', 'nothing', { limit: 1 });
    },
    frames: async (request) => {
      calls.push(request);
      return { frames: new Uint8Array([1, 2, 3]), missing: [] };
    },
    abort: async () => undefined,
    close: async () => {
      throw new TypeError('a bug');
    },
    grade: () => Promise.reject(new Fault('cancelled', 'cancelled')),
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
    startUpload: async () => ({ upload: 'u' }),
    uploadPiece: async (request) => void calls.push(request),
    endUpload: async () => ({ added: [], refused: [] }),
    dropUpload: async () => undefined,
    forget: async () => undefined,
    measureFuel: () => Promise.reject(new Fault('cancelled', 'cancelled')),
    stopMeasuring: async () => undefined,
    compare: () => Promise.reject(new Fault('cancelled', 'cancelled')),
    explain: () => Promise.reject(new Fault('cancelled', 'cancelled')),
    spread: () => Promise.reject(new Fault('cancelled', 'cancelled')),
    shrink: () => Promise.reject(new Fault('cancelled', 'cancelled')),
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
    ...changes,
  };
  const channels = memoryChannels();
  servePage(
    channels.services,
    (events) => {
      told = events;
      return services;
    },
    () => {
      gone++;
    },
  );
  const { events, log } = eventLog();
  return {
    page: connectServices(channels.page, events),
    raw: channels.page,
    channels,
    calls,
    log,
    told: () => told!,
    gone: () => gone,
  };
}

describe('the two ends of a channel', () => {
  it('carry requests, answers and byte arrays', async () => {
    const { page, calls } = setup();
    expect(await page.hello()).toMatchObject({ host: 'web' });
    expect((await page.frames({ replay: 'r', ticks: [1] })).frames).toEqual(new Uint8Array([1, 2, 3]));
    expect(calls).toEqual([{ replay: 'r', ticks: [1], lane: 'seek' }]);
  });

  it('carry a fault with its facts, and any other error as internal', async () => {
    const { page } = setup();
    await expect(page.open({})).rejects.toMatchObject({ code: 'nothing-to-open', facts: { limit: 1 } });
    await expect(page.close({ replay: 'r' })).rejects.toMatchObject({ code: 'internal', message: 'a bug' });
  });

  it.each([
    ['no ticks', { replay: 'r', ticks: [] }],
    ['ticks that are words', { replay: 'r', ticks: ['1'] }],
    ['too many ticks', { replay: 'r', ticks: Array.from({ length: 5000 }, () => 1) }],
    ['a lane that is none', { replay: 'r', ticks: [1], lane: 'fast' }],
    ['a key too many', { replay: 'r', ticks: [1], path: '/etc/passwd' }],
    ['nothing', undefined],
  ])('refuse a request with %s before a service sees it', async (_what, request) => {
    const { page, calls } = setup();
    await expect(page.frames(request as never)).rejects.toMatchObject({ code: 'request-invalid' });
    expect(calls).toEqual([]);
  });

  it.each([
    null,
    'text',
    { t: 'q', i: '1', m: 'constructor', a: [] },
    { t: 'q', i: '1', m: '__proto__', a: [] },
    { t: 'q', i: '1', m: 'frames', a: 'all' },
    { t: 's', i: '1', r: {} },
  ])('do not mind a message like %j', async (message) => {
    const { page, raw } = setup();
    raw.send(message);
    expect(await page.hello()).toMatchObject({ version: '1' });
  });

  it('carry events to the page', async () => {
    const { page, log, told } = setup();
    told().alert({ replay: 'r', alert: { code: 'c', message: 'm' } });
    await page.hello();
    expect(log).toEqual([['alert', { replay: 'r', alert: { code: 'c', message: 'm' } }]]);
  });

  it('end with the channel: calls under way are faults, later events are dropped, the services hear of it', async () => {
    const { page, channels, told, gone } = setup({ library: () => new Promise(() => undefined) });
    const waiting = page.library();
    await page.hello();
    channels.close();
    await expect(waiting).rejects.toMatchObject({ code: 'services-gone' });
    told().progress({ replay: 'r', work: 'w', done: 0, total: 1 });
    expect(gone()).toBe(1);
  });
});
