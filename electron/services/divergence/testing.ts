import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sameBytes } from '../../../shared/base/same-bytes.ts';
import { generateScenario } from '../../../shared/lattice/generate/generate.ts';
import { PlainEngine } from '../../../shared/lattice/plain/engine.ts';
import type { ReadingId } from '../../../shared/lattice/readings.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import type { ModuleBytes } from '../../runner/run.ts';
import { moduleBytes } from '../../runner/testing.ts';
import { checkoutPlaces } from '../places/places.ts';
import { runForFrames } from '../replay/module-run.ts';
import type { RunnerPool } from '../runners/runner-pool.ts';
import { moduleSide } from './sides/module-side.ts';
import { referenceSide } from './sides/reference-side.ts';
import type { Side } from './sides/side.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PLACES = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);

/** A signal that nobody aborts. */
export const NEVER = new AbortController().signal;

/** Readings that the engine `readings` can follow: all that show on some factory. */
export type EngineReading = Exclude<
  ReadingId,
  | 'source-order'
  | 'sideload-right-first'
  | 'splitter-right-first'
  | 'splitter-inputs-outer'
  | 'sink-one-a-tick'
  | 'sink-right-first'
  | 'phase-crafters-before-splitters'
  | 'phase-sinks-before-crafters'
  | 'phase-sinks-before-splitters'
>;

/** Its faults that are no reading of the rules (`assets/engines/readings/faults.ts`). */
export type EngineFault =
  | 'depends-on-schedule'
  | 'heals'
  | 'blinks'
  | 'late'
  | 'before-the-tick'
  | 'items-by-name'
  | 'zero-counts'
  | 'lanes-descending';

const MARK = Buffer.from('choice=', 'utf16le');
const MOST_LETTERS = 80;

/** The engine `readings`, made to follow what is named; with nothing it follows the rules. */
export function engineWith(...choice: readonly (EngineReading | EngineFault)[]): ModuleBytes {
  const bytes = readFileSync(join(PLACES.engines, 'readings.wasm'));
  const names = choice.join(',');
  const at = bytes.indexOf(MARK);
  if (at < 0 || names.length > MOST_LETTERS) throw new Error(`there is no room for '${names}'`);
  bytes.write(names, at + MARK.length, 'utf16le');
  return moduleBytes(bytes);
}

/** An engine of `assets/engines`, by its name. */
export function builtModule(name: string): ModuleBytes {
  return moduleBytes(readFileSync(join(PLACES.engines, `${name}.wasm`)));
}

/** What a module returns for a scenario at ticks. Throws where it does not finish. */
export async function snapshotsOf(
  pool: RunnerPool,
  module: ModuleBytes,
  scenario: Scenario,
  snapshots: readonly number[],
): Promise<Snapshot[]> {
  const found: Snapshot[] = [];
  const request = { module, entry: 'simulate', scenario, snapshots, metered: false };
  const outcome = await pool.use((runner) =>
    runForFrames(runner, request, { onSnapshot: (snapshot) => void found.push(snapshot) }, NEVER),
  );
  if (outcome.kind !== 'finished')
    throw new Error(outcome.kind === 'cancelled' ? outcome.kind : `${outcome.kind}: ${outcome.message}`);
  return found;
}

/** A generated factory small enough that a test can run it many times. */
export function factory(seed: number, ticks: number): Scenario {
  return generateScenario({ seed, width: 14, height: 14, entities: 60, ticks });
}

/** The first generated factory on which readings show, not before `from`. */
export function factoryShowing(readings: readonly ReadingId[], ticks: number, from = 0): Scenario {
  for (let seed = from; seed < from + MOST_SEEDS; seed++) {
    const scenario = factory(seed, ticks);
    if (firstDifferentTick(scenario, readings) !== undefined) return scenario;
  }
  throw new Error(`${readings.join()} shows on no factory from ${from} on`);
}

const MOST_SEEDS = 60;

/** Where readings first differ from the rules: every tick of the plain engine, one after the other. */
export function firstDifferentTick(scenario: Scenario, readings: readonly ReadingId[]): number | undefined {
  const rules = new PlainEngine(scenario);
  const other = new PlainEngine(scenario, { readings });
  while (rules.tick < scenario.ticks) {
    rules.step();
    other.step();
    if (!sameBytes(rules.frame().bytes, other.frame().bytes)) return rules.tick;
  }
  return undefined;
}

export function everyTick(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Both sides of a comparison with the reference, disposed of when `use` has ended. */
export async function withSides<T>(
  module: ModuleBytes,
  scenario: Scenario,
  use: (reference: Side, side: Side) => Promise<T>,
): Promise<T> {
  const reference = referenceSide(PLACES.referenceWorker, scenario);
  const side = moduleSide(PLACES, 'the module', module, scenario);
  try {
    return await use(reference, side);
  } finally {
    await Promise.all([reference.dispose(), side.dispose()]);
  }
}
