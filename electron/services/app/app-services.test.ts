import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { BELT, FURNACE, temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import type { Alert, Services } from '../../../shared/api/answers.ts';
import { unpackFrames } from '../../../shared/api/frame-packing.ts';
import { connectServices } from '../../../shared/api/page-end.ts';
import { servePage } from '../../../shared/api/service-end.ts';
import { eventLog, memoryChannels } from '../../../shared/api/testing.ts';
import { bytesSource } from '../../../shared/base/byte-source.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../../shared/lattice/readings.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import type { SourcedFrame } from '../../../shared/replay/frame-source.ts';
import { checkoutPlaces } from '../places/places.ts';
import { createAppServices } from './app-services.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const places = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);
const demoAnswer = (name: string) => [
  ...readSnapshots(bytesSource(new Uint8Array(readFileSync(join(places.demoCase, `cases/${name}.out`))))),
];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A page and its services at the two ends of a channel. */
async function setup(opened: readonly string[] = [], cacheFolder = temporaryFolder()) {
  const app = await createAppServices({ places, opened, host: 'web', cacheFolder });
  const { page, services: servicesEnd, close } = memoryChannels();
  const { events, log } = eventLog();
  let dispose: () => Promise<void> = async () => undefined;
  servePage(
    servicesEnd,
    (pageEvents) => {
      const made = app.servicesFor(pageEvents);
      dispose = made.dispose;
      return made.services;
    },
    () => undefined,
  );
  const services = connectServices(page, events);
  closers.push(async () => {
    close();
    await dispose();
    await app.dispose();
  });
  return { services, log, cacheFolder };
}

async function framesAt(services: Services, replay: string, ticks: number[]): Promise<SourcedFrame[]> {
  const answer = await services.frames({ replay, ticks });
  return unpackFrames(answer.frames);
}

/** Waits until an event holds. */
async function until(
  log: readonly [string, unknown][],
  holds: (name: string, event: never) => boolean,
): Promise<void> {
  while (!log.some(([name, event]) => holds(name, event as never)))
    await new Promise((next) => setTimeout(next, 20));
}

const recordedWhole = (name: string, event: { done: number; total: number; work: string }) =>
  name === 'progress' && event.work.startsWith('recording') && event.done === event.total;

function checksumsOf(frames: readonly SourcedFrame[]): string[] {
  return frames.map(({ frame }) => checksumOf(frame.bytes));
}

function simulated(scenario: Scenario, ticks: readonly number[], readings: ReadingId[] = []): string[] {
  return ticks.map((tick) => {
    const engine = new PlainEngine(scenario, { readings });
    engine.runTo(tick);
    return checksumOf(engine.frame().bytes);
  });
}

/** The id under which the library has a file. */
async function idOf(services: Services, file: string): Promise<string> {
  return (await services.library()).find(({ name }) => name === file)!.id;
}

describe('the library', () => {
  it('names the demo and the files of the user, by ids and never by paths', async () => {
    const file = writeText(join(temporaryFolder(), 'mine.json'), guestBytes(BELT));
    const { services } = await setup([file]);
    const items = await services.library();
    expect(items.map(({ kind, name, origin }) => [kind, name, origin])).toEqual(
      expect.arrayContaining([
        ['scenario', 'large', 'demo'],
        ['module', 'lanes', 'demo'],
        ['scenario', 'mine.json', 'opened'],
      ]),
    );
    expect(JSON.stringify(items)).not.toContain(ROOT);
  });

  it.each([
    [{ scenario: '../../etc/passwd' }, 'unknown-item-id'],
    [{ scenario: 'demo-lanes-engine' }, 'wrong-item-kind'],
    [{}, 'nothing-to-open'],
    [{ module: 'demo-lanes-engine' }, 'nothing-to-open'],
  ])('%j is refused as %s', async (request, code) => {
    const { services } = await setup();
    await expect(services.open(request)).rejects.toMatchObject({ code });
  });
});

describe('the reference', () => {
  it('gives the expected answer of the demo at every graded tick, in any order', async () => {
    const { services } = await setup();
    const { replay, lastTick } = await services.open({ scenario: 'demo-small' });
    const answer = demoAnswer('small');
    const order = [4, 0, 3, 1, 2, 0].map((index) => answer[index]!);
    for (const { frame, reported } of order) {
      const [sourced] = await framesAt(services, replay, [frame.tick]);
      expect(sourced).toMatchObject({ provenance: 'reference' });
      expect(checksumsOf([sourced!])).toEqual([reported]);
    }
    expect(lastTick).toBe(answer.at(-1)!.frame.tick);
  });

  it('goes forward and back by single ticks, and serves two replays at once', async () => {
    const file = writeText(join(temporaryFolder(), 'furnace.json'), guestBytes(FURNACE));
    const { services } = await setup([file]);
    const scenario = await idOf(services, 'furnace.json');
    const [one, two] = await Promise.all([
      services.open({ scenario }),
      services.open({ scenario: 'demo-small' }),
    ]);
    const ticks = [399, 400, 399, 398, 0, 1, 200];
    const [frames] = await Promise.all([
      framesAt(services, one.replay, ticks),
      framesAt(services, two.replay, [7000, 1]),
    ]);
    expect(checksumsOf(frames)).toEqual(simulated(FURNACE, ticks));
    expect(frames.map(({ frame }) => frame.tick)).toEqual(ticks);
  });

  it('gives up a seek for the next one, and does not mind being asked on another lane', async () => {
    const { services } = await setup();
    const { replay, lastTick } = await services.open({ scenario: 'demo-large' });
    const first = services.frames({ replay, ticks: [lastTick] });
    const ahead = services.frames({ replay, ticks: [40, 41], lane: 'ahead' });
    const second = services.frames({ replay, ticks: [30] });
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect(unpackFrames((await second).frames)[0]!.frame.tick).toBe(30);
    expect(unpackFrames((await ahead).frames).map(({ frame }) => frame.tick)).toEqual([40, 41]);
  });

  it.each([-1, 7201, 0.5, Number.NaN])('has no tick %s', async (tick) => {
    const { services } = await setup();
    const { replay } = await services.open({ scenario: 'demo-small' });
    await expect(services.frames({ replay, ticks: [tick] })).rejects.toMatchObject({
      code: expect.stringMatching(/tick-range|request-invalid/),
    });
    expect(await framesAt(services, replay, [5])).toHaveLength(1);
  });

  it('is closed, and says so afterwards', async () => {
    const { services } = await setup();
    const { replay } = await services.open({ scenario: 'demo-small' });
    await services.close({ replay });
    await expect(services.frames({ replay, ticks: [1] })).rejects.toMatchObject({ code: 'unknown-replay' });
  });
});

describe('a module', () => {
  it('that is right is bracketed by the reference between the ticks that it computed', async () => {
    const { services, log } = await setup();
    const { replay } = await services.open({ scenario: 'demo-small', module: 'demo-lanes-engine' });
    await until(log, recordedWhole);
    const ticks = [7200, 601, 600, 36, 35, 1, 0];
    const frames = await framesAt(services, replay, ticks);
    expect(frames.map(({ provenance }) => provenance)).toEqual([
      'computed',
      'bracketed',
      'computed',
      'computed',
      'bracketed',
      'bracketed',
      'bracketed',
    ]);
    const answer = demoAnswer('small');
    expect(checksumsOf([frames[0]!, frames[2]!])).toEqual([answer[4]!.reported, answer[0]!.reported]);
  });

  it('that is wrong is computed in a window of every tick where it differs', async () => {
    const file = writeText(join(temporaryFolder(), 'furnace.json'), guestBytes(FURNACE));
    const { services, log } = await setup([file]);
    const scenario = await idOf(services, 'furnace.json');
    const { replay } = await services.open({ scenario, module: 'demo-coal-blind-engine' });
    await until(log, recordedWhole);
    const ticks = [399, 251, 250, 8, 400, 397, 3];
    const frames = await framesAt(services, replay, ticks);
    expect(checksumsOf(frames)).toEqual(simulated(FURNACE, ticks, ['furnace-no-coal-first']));
    expect(new Set(frames.slice(0, 3).map(({ provenance }) => provenance))).toEqual(new Set(['computed']));
    expect(
      log.some(
        ([name, event]) => name === 'progress' && /ticks \d+ to \d+ \(\d+ states/.test(JSON.stringify(event)),
      ),
    ).toBe(true);
  });

  it('is the reference, and says so, before anything is known of it and when it never finishes', async () => {
    const file = join(places.engines, 'trap.wasm');
    const { services, log } = await setup([file]);
    const module = await idOf(services, 'trap.wasm');
    const { replay } = await services.open({ scenario: 'demo-small', module });
    await until(
      log,
      (name, event: { alert: Alert }) => name === 'alert' && event.alert.code === 'module-unfinished',
    );
    const [sourced] = await framesAt(services, replay, [600]);
    expect(sourced!.provenance).toBe('reference');
    expect(checksumsOf([sourced!])).toEqual([demoAnswer('small')[0]!.reported]);
  });

  it.each([
    ['lying-checksum', 'lying-checksum'],
    ['wrong-schedule', 'schedule-not-kept'],
    ['wrong-count', 'schedule-not-kept'],
    ['bad-json', 'module-unfinished'],
    ['out-of-memory', 'module-unfinished'],
  ])('%s is told as an alert, and the replay lives', async (engine, code) => {
    const { services, log } = await setup([join(places.engines, `${engine}.wasm`)]);
    const module = await idOf(services, `${engine}.wasm`);
    const { replay } = await services.open({ scenario: 'demo-small', module });
    await until(log, (name, event: { alert: Alert }) => name === 'alert' && event.alert.code === code);
    expect(await framesAt(services, replay, [0])).toHaveLength(1);
  });

  it('is the reference, and says so, when its recording is cancelled', async () => {
    const { services, log } = await setup([join(places.engines, 'slow-fill.wasm')]);
    const module = await idOf(services, 'slow-fill.wasm');
    const { replay } = await services.open({ scenario: 'demo-small', module });
    await services.abort({ replay });
    await until(
      log,
      (name, event: { alert: Alert }) => name === 'alert' && event.alert.code === 'record-cancelled',
    );
    expect((await framesAt(services, replay, [600]))[0]!.provenance).toBe('reference');
  });

  it('is closed in the middle of its run without a trace', async () => {
    const { services } = await setup([join(places.engines, 'slow-fill.wasm')]);
    const module = await idOf(services, 'slow-fill.wasm');
    const { replay } = await services.open({ scenario: 'demo-small', module });
    await services.close({ replay });
    expect((await services.hello()).wasmtime).toBe('45.0.0');
  });

  it('is not run again for what lies on disk; a torn file there is', async () => {
    const { services, log, cacheFolder } = await setup();
    await services.open({ scenario: 'demo-small', module: 'demo-lanes-engine' });
    await until(log, recordedWhole);
    const look = async (): Promise<{ fresh: boolean; checksums: string[] }> => {
      const again = await setup([], cacheFolder);
      const { replay } = await again.services.open({ scenario: 'demo-small', module: 'demo-lanes-engine' });
      await until(
        again.log,
        (name, event: { ranges?: { provenance: string }[] }) =>
          name === 'reach' && event.ranges?.[0]?.provenance === 'bracketed',
      );
      const frames = await framesAt(again.services, replay, [600, 7200]);
      expect(frames.map(({ provenance }) => provenance)).toEqual(['computed', 'computed']);
      return {
        fresh: again.log.some(
          ([name, event]) => name === 'progress' && (event as { done: number }).done === 0,
        ),
        checksums: checksumsOf(frames),
      };
    };
    const kept = await look();
    expect(kept.fresh).toBe(false);
    const [file] = readdirSync(cacheFolder);
    const bytes = readFileSync(join(cacheFolder, file!));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(cacheFolder, file!), bytes);
    const rebuilt = await look();
    expect(rebuilt).toEqual({ fresh: true, checksums: kept.checksums });
  });
});

describe('grading a module on the demo', () => {
  it('tells how far it is and comes to the verdict of the command line', async () => {
    const { services, log } = await setup();
    const { result, seconds, module } = await services.grade({
      module: 'demo-naive-engine',
      case: 'demo-case',
    });
    expect(seconds.filter((one) => one !== null)).toHaveLength(11);
    expect(module.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(result.cases.map(({ overCeiling }) => overCeiling).slice(-3)).toEqual([false, true, true]);
    expect(result).toMatchObject({ correct: false, totalFuel: null, fuelLimit: 2_000_000_000 });
    const told = log
      .filter(([name]) => name === 'grading')
      .map(([, event]) => event as { done: number; total: number });
    expect(told.at(-1)).toMatchObject({ module: 'demo-naive-engine', done: 11, total: 11 });
    expect(told.map(({ done }) => done)).toEqual([...told.map(({ done }) => done)].sort((a, b) => a - b));
  });

  it('is given up for another grading of the same module, and with the page', async () => {
    const { services } = await setup();
    const first = services.grade({ module: 'demo-naive-engine', case: 'demo-case' });
    const second = services.grade({ module: 'demo-naive-engine', case: 'demo-case' });
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    expect((await second).result.cases).toHaveLength(11);
    await expect(services.grade({ module: 'demo-small', case: 'demo-case' })).rejects.toMatchObject({
      code: 'wrong-item-kind',
    });
  });
});

describe('a page that goes away in the middle', () => {
  it('takes with it what it had running; another page is served all the same', async () => {
    const app = await createAppServices({ places, opened: [], host: 'web', cacheFolder: temporaryFolder() });
    const connect = () => {
      const channels = memoryChannels();
      let gone: () => Promise<void> = async () => undefined;
      servePage(
        channels.services,
        (events) => {
          const made = app.servicesFor(events);
          gone = made.dispose;
          return made.services;
        },
        () => void gone(),
      );
      return { services: connectServices(channels.page, eventLog().events), close: channels.close };
    };
    const leaving = connect();
    const staying = connect();
    const { replay } = await leaving.services.open({ scenario: 'demo-large', module: 'demo-naive-engine' });
    const waiting = leaving.services.frames({ replay, ticks: [24_000] });
    leaving.close();
    await expect(waiting).rejects.toMatchObject({ code: 'services-gone' });
    const other = await staying.services.open({ scenario: 'demo-small' });
    expect(await framesAt(staying.services, other.replay, [600])).toHaveLength(1);
    await app.dispose();
  });
});

describe('recorded states', () => {
  it('are recorded at their ticks and bracketed between them', async () => {
    const { services, log } = await setup();
    const { replay, graded } = await services.open({ scenario: 'demo-small', states: 'demo-small-answer' });
    await until(log, (name) => name === 'reach');
    await until(
      log,
      (name, event: { ranges?: { provenance: string }[] }) =>
        name === 'reach' && (event.ranges ?? []).some(({ provenance }) => provenance === 'recorded'),
    );
    const frames = await framesAt(services, replay, [600, 601, 7200]);
    expect(frames.map(({ provenance }) => provenance)).toEqual(['recorded', 'bracketed', 'recorded']);
    expect(frames.map(({ verification }) => verification)).toEqual(['verified', 'unverifiable', 'verified']);
    expect(graded).toHaveLength(5);
  });

  it('without a scenario are shown alone, and the ticks between them are missing with the nearest', async () => {
    const { services } = await setup();
    const { replay, scenario } = await services.open({ states: 'demo-small-answer' });
    expect(scenario).toBeNull();
    const answer = await services.frames({ replay, ticks: [600, 700] });
    expect(answer.missing).toEqual([{ tick: 700, nearest: [600, 1500] }]);
  });

  it('of an older revision are shown and not run on', async () => {
    const text = '[{"tick":9,"checksum":"old","entities":[{"splitter":{"rr_in":1,"rr_out":0}}]}]';
    const { services } = await setup([writeText(join(temporaryFolder(), 'old.out'), text)]);
    const states = await idOf(services, 'old.out');
    const { replay, alerts } = await services.open({ states });
    expect(alerts.map(({ code }) => code)).toEqual(['older-revision']);
    const [sourced] = await framesAt(services, replay, [9]);
    expect(sourced).toMatchObject({ frame: { shape: 'rr' }, verification: 'mismatch' });
  });

  it('that are broken are a fault with its place', async () => {
    const { services } = await setup([writeText(join(temporaryFolder(), 'torn.out'), '[{"tick":9,"check')]);
    const states = await idOf(services, 'torn.out');
    await expect(services.open({ states })).rejects.toMatchObject({
      code: 'json-syntax',
      facts: { offset: expect.any(Number) },
    });
  });
});

describe("a module's own playback", () => {
  it('is computed, and its drift against graded ticks is told', async () => {
    const { services } = await setup();
    const request = { scenario: 'demo-small', module: 'demo-playback-engine', playback: true };
    const { replay, alerts, lastTick } = await services.open({ ...request, states: 'demo-small-answer' });
    expect([lastTick, alerts.map(({ code }) => code)]).toEqual([2500, ['no-drift']]);
    const frames = await framesAt(services, replay, [1, 600, 2500]);
    expect(frames.map(({ provenance }) => provenance)).toEqual(['computed', 'computed', 'computed']);
    expect(checksumsOf([frames[1]!])).toEqual([demoAnswer('small')[0]!.reported]);
    expect((await services.open(request)).alerts.map(({ code }) => code)).toEqual(['unverifiable']);
  });

  it('is unavailable for a module without the exports', async () => {
    const { services } = await setup();
    const request = { scenario: 'demo-small', module: 'demo-lanes-engine', playback: true };
    await expect(services.open(request)).rejects.toMatchObject({ code: 'playback-unavailable' });
  });
});
