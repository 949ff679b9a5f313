import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Events, KnownTick, LibraryItem, OpenedReplay, Services } from '../../../shared/api/answers.ts';
import { packFrames } from '../../../shared/api/frame-packing.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import type { SourcedFrame } from '../../../shared/replay/frame-source.ts';
import { readLawfulScenario } from '../cases/case-files.ts';
import { withFileSource } from '../files/file-source.ts';
import type { Places } from '../places/places.ts';

/** What all pages of one program share. */
export interface AppServices {
  /** Services for one page; `dispose` ends what that page has open. */
  servicesFor(events: Events): { services: Services; dispose(): Promise<void> };
  dispose(): Promise<void>;
}

interface Replay {
  engine: PlainEngine;
  readonly graded: readonly KnownTick[];
  generation: number;
}

/** A stand-in: the reference's replay of the demo's scenarios, by the plain engine in this very process. */
export function createAppServices(options: {
  readonly places: Places;
  /** Files named by the user. */
  readonly opened: readonly string[];
  readonly host: 'web' | 'electron';
}): AppServices {
  const folder = join(options.places.demoCase, 'cases');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const order = ['small.json', 'medium.json', 'large.json'];
  names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const files = new Map(names.map((name) => [`demo-${name}`, join(folder, name)]));
  return { servicesFor: () => pageServices(options.host, files), dispose: async () => undefined };
}

function pageServices(
  host: 'web' | 'electron',
  files: ReadonlyMap<string, string>,
): { services: Services; dispose(): Promise<void> } {
  const replays = new Map<string, Replay>();
  const services: Services = {
    hello: async () => ({ version: packageJson.version, wasmtime: '45.0.0', host }),
    library: async () =>
      [...files].map(
        ([id, file]): LibraryItem => ({
          id,
          kind: 'scenario',
          name: file.split('/').at(-1) ?? id,
          origin: 'demo',
        }),
      ),
    open: async ({ scenario: id = '' }) => openReplay(id, files, replays),
    frames: async ({ replay: id, ticks }) => {
      const replay = replays.get(id);
      if (replay === undefined)
        throw new Fault('replay-missing', `no replay is called ${id}`, { replay: id });
      const generation = ++replay.generation;
      const frames: SourcedFrame[] = [];
      for (const tick of ticks) {
        const { scenario } = replay.engine;
        if (tick < replay.engine.tick) replay.engine = new PlainEngine(scenario);
        while (replay.engine.tick < Math.min(tick, scenario.ticks)) {
          replay.engine.step();
          if (replay.engine.tick % 64 === 0) await setImmediate();
          if (replay.generation !== generation) throw new Fault('cancelled', 'a newer request came');
        }
        const frame = replay.engine.frame();
        const known = replay.graded.find((one) => one.tick === tick);
        const right = known?.checksum === checksumOf(frame.bytes);
        const verification = known === undefined ? 'unverifiable' : right ? 'verified' : 'mismatch';
        frames.push({ frame, provenance: 'reference', verification });
      }
      return { frames: packFrames(frames), missing: [] };
    },
    abort: async ({ replay }) => {
      const found = replays.get(replay);
      if (found) found.generation++;
    },
    close: async ({ replay }) => {
      replays.delete(replay);
    },
  };
  const dispose = async (): Promise<void> => {
    for (const replay of replays.values()) replay.generation++;
    replays.clear();
  };
  return { services, dispose };
}

function openReplay(
  id: string,
  files: ReadonlyMap<string, string>,
  replays: Map<string, Replay>,
): OpenedReplay {
  const file = files.get(id);
  if (file === undefined) throw new Fault('item-missing', `the library has no '${id}'`, { id });
  const scenario = readLawfulScenario(file);
  const graded = withFileSource(file.replace(/\.json$/, '.out'), (source) =>
    [...readSnapshots(source)].map(({ frame, reported }) => ({ tick: frame.tick, checksum: reported })),
  );
  const replay = `replay-${replays.size + 1}`;
  replays.set(replay, { engine: new PlainEngine(scenario), graded, generation: 0 });
  const title = id.replace(/^demo-|\.json$/g, '');
  return {
    replay,
    title,
    kind: 'reference',
    scenario,
    firstTick: 0,
    lastTick: scenario.ticks,
    graded,
    alerts: [],
  };
}
