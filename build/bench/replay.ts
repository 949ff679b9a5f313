import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import { readScenario } from '../../electron/services/cases/case-files.ts';
import { readModule } from '../../electron/services/grading/module-file.ts';
import type { Places } from '../../electron/services/places/places.ts';
import { runOnce, type SingleRun } from '../../electron/services/runners/run-once.ts';
import type { Services } from '../../shared/api/answers.ts';
import { unpackFrames } from '../../shared/api/frame-packing.ts';
import { connectServices } from '../../shared/api/page-end.ts';
import { servePage } from '../../shared/api/service-end.ts';
import { memoryChannels } from '../../shared/api/testing.ts';
import { generateScenario } from '../../shared/lattice/generate/generate.ts';
import { guestBytes } from '../../shared/lattice/scenario/guest.ts';
import { figure, median, timed } from './measure.ts';

/** Boards of the size of the scored ones. */
const BOARDS = [
  { name: 'board630', width: 60, height: 40, entities: 630, ticks: 300_000 },
  { name: 'board1027', width: 76, height: 52, entities: 1027, ticks: 360_000 },
] as const;
const SEEKS = 200;

/** Opening, seeking and windows through the contract, as a page has them. Milliseconds unless the name says otherwise. */
export async function benchReplay(places: Places): Promise<Record<string, Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-bench-'));
  try {
    const results: Record<string, Record<string, number>> = {};
    for (const board of BOARDS) {
      const file = join(folder, `${board.name}.json`);
      const scenario = generateScenario({ ...board, seed: 11 });
      writeFileSync(file, guestBytes(scenario));
      const cold = await withServices(places, folder, [file], (services, events) =>
        seeks(services, events, board.name, board.ticks, false),
      );
      const warm = await withServices(places, folder, [file], (services, events) =>
        seeks(services, events, board.name, board.ticks, true),
      );
      results[board.name] = { ...cold, ...warm };
    }
    results.window = await withServices(places, folder, [], (services, told) =>
      window(places, services, told),
    );
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Told {
  readonly reach: { readonly to: number }[];
  readonly done: string[];
}

async function withServices<T>(
  places: Places,
  cacheFolder: string,
  opened: readonly string[],
  use: (services: Services, told: Told) => Promise<T>,
): Promise<T> {
  const app = await createAppServices({ places, opened, host: 'web', cacheFolder });
  const told: Told = { reach: [], done: [] };
  const channels = memoryChannels();
  servePage(
    channels.services,
    (events) => app.servicesFor(events).services,
    () => undefined,
  );
  const services = connectServices(channels.page, {
    reach: ({ ranges }) => void told.reach.push(...ranges.map(({ range }) => ({ to: range[1] }))),
    progress: ({ work, done, total }) => void (done === total && told.done.push(work)),
    alert: () => undefined,
    grading: () => undefined,
    watched: () => undefined,
    listing: () => undefined,
    validating: () => undefined,
    building: () => undefined,
    fuel: () => undefined,
    comparing: () => undefined,
    shrinking: () => undefined,
    opened: () => undefined,
    settings: () => undefined,
  });
  try {
    return await use(services, told);
  } finally {
    channels.close();
    await app.dispose();
  }
}

async function opened(services: Services, name: string, module?: string): Promise<string> {
  const items = await services.library();
  const scenario = items.find((item) => item.name === `${name}.json` || item.id === name)!.id;
  return (await services.open(module === undefined ? { scenario } : { scenario, module })).replay;
}

async function seeks(
  services: Services,
  told: Told,
  name: string,
  lastTick: number,
  warm: boolean,
): Promise<Record<string, number>> {
  let replay = '';
  const openMs = await timed(async () => {
    replay = await opened(services, name);
    await services.frames({ replay, ticks: [0] });
  });
  const builtMs = await timed(() =>
    warm ? until(() => told.reach.some(({ to }) => to === lastTick)) : undefined,
  );
  const times: number[] = [];
  let state = 12345;
  for (let count = 0; count < (warm ? SEEKS : SEEKS / 4); count++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const tick = state % (lastTick + 1);
    times.push(
      await timed(async () => {
        const [sourced] = unpackFrames((await services.frames({ replay, ticks: [tick] })).frames);
        if (sourced?.frame.tick !== tick) throw new Error(`tick ${tick} did not come`);
      }),
    );
  }
  const ninetyFive = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  await services.close({ replay });
  return warm
    ? {
        keyframesBuilt: figure(builtMs),
        warmSeekMedian: figure(median(times)),
        warmSeekP95: figure(ninetyFive),
        residentMiB: figure(process.memoryUsage.rss() / 2 ** 20),
      }
    : {
        openToFirstFrame: figure(openMs),
        coldSeekMedian: figure(median(times)),
        coldSeekP95: figure(ninetyFive),
      };
}

/** A window of every tick of a wrong module, against the bare run up to its end that it cannot do without. */
async function window(places: Places, services: Services, told: Told): Promise<Record<string, number>> {
  const replay = await opened(services, 'demo-medium', 'demo-coal-blind-engine');
  await until(() => told.done.some((work) => work.startsWith('recording')));
  const tick = 14_350;
  const windowMs = await timed(() => services.frames({ replay, ticks: [tick] }));
  const insideWindowMs = await timed(() => services.frames({ replay, ticks: [tick + 1] }));
  const bareRunMs = await bareRun(places, 14_400);
  return {
    windowMs: figure(windowMs),
    insideWindowMs: figure(insideWindowMs),
    bareRunMs: figure(bareRunMs),
    windowToBareRun: figure(windowMs / bareRunMs),
  };
}

/** The module's own time up to a tick, with one snapshot at the end and without counting fuel. */
async function bareRun(places: Places, ticks: number): Promise<number> {
  const { scenario } = readScenario(join(places.demoCase, 'cases/medium.json'));
  const run: SingleRun = {
    module: readModule(join(places.engines, 'coal-blind.wasm')),
    scenario: { ...scenario, ticks, snapshots: [ticks] },
    entry: 'simulate',
    fuelCeiling: undefined,
    maxMemoryBytes: 2 ** 28,
    timeLimitSeconds: 60,
    answer: 'bytes',
  };
  const outcome = await runOnce(places, run, {}, new AbortController().signal);
  if (outcome.kind !== 'finished') throw new Error(`the bare run failed: ${outcome.message}`);
  return outcome.seconds * 1000;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setTimeout(next, 10));
}
