import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppServices } from '../../electron/services/app/app-services.ts';
import type { Places } from '../../electron/services/places/places.ts';
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
    results.window = await withServices(places, folder, [], (services, events) => window(services, events));
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
  const app = createAppServices({ places, opened, host: 'web', cacheFolder });
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

/** A window of every tick of a wrong module, against the run up to its end that it cannot do without. */
async function window(services: Services, told: Told): Promise<Record<string, number>> {
  const replay = await opened(services, 'demo-medium', 'demo-coal-blind-engine');
  await until(() => told.done.some((work) => work.startsWith('recording')));
  const last = 14_399;
  const windowMs = await timed(() => services.frames({ replay, ticks: [last - 30] }));
  const againMs = await timed(() => services.frames({ replay, ticks: [last - 29] }));
  return { windowMs: figure(windowMs), insideWindowMs: figure(againMs) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setTimeout(next, 10));
}
