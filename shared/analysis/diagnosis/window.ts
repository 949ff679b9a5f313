import { sameBytes } from '../../base/same-bytes.ts';
import { PlainEngine } from '../../lattice/plain/engine.ts';
import type { ReadingId } from '../../lattice/readings.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import type { Frame } from '../../lattice/state/frame.ts';
import { differentEntities } from '../field-diff.ts';
import type { Pace } from '../pace.ts';

/** A state of the module beside that of the rules, run from the same last equal state. */
export interface WindowState {
  readonly module: Frame;
  readonly rules: Frame;
  /** Entities in which the two differ. */
  readonly different: readonly number[];
}

/** How a reading fares in a window. */
export interface WindowRun {
  readonly readings: readonly ReadingId[];
  readonly statesExplained: number;
  readonly entitiesExplained: number;
  readonly firstMiss: number | undefined;
  readonly entitiesMissed: number;
  /** Whether it ever gave another state than the rules, so far as it was run. */
  readonly changes: boolean;
}

/** An engine that follows the readings, standing at the last equal state. Throws what restoring throws. */
function engineAt(
  scenario: Scenario,
  lastEqual: Frame | undefined,
  readings: readonly ReadingId[],
): PlainEngine {
  const engine = new PlainEngine(scenario, { readings });
  if (lastEqual !== undefined) engine.restore(lastEqual);
  return engine;
}

/** Runs the rules beside the module's states. */
export async function windowOf(
  scenario: Scenario,
  lastEqual: Frame | undefined,
  states: readonly Frame[],
  pace: Pace,
): Promise<WindowState[]> {
  const engine = engineAt(scenario, lastEqual, []);
  const window: WindowState[] = [];
  for (const module of states) {
    await runTo(engine, module.tick, pace);
    const rules = engine.frame();
    window.push({ module, rules, different: differentEntities(rules, module) });
  }
  return window;
}

/** Runs readings through a window up to their first miss. */
export async function runThrough(
  scenario: Scenario,
  lastEqual: Frame | undefined,
  window: readonly WindowState[],
  readings: readonly ReadingId[],
  pace: Pace,
): Promise<WindowRun> {
  const engine = engineAt(scenario, lastEqual, readings);
  let statesExplained = 0;
  let entitiesExplained = 0;
  let changes = false;
  for (const { module, rules, different } of window) {
    await runTo(engine, module.tick, pace);
    const frame = engine.frame();
    changes ||= !sameBytes(frame.bytes, rules.bytes);
    if (!sameBytes(frame.bytes, module.bytes)) {
      const entitiesMissed = differentEntities(frame, module).length;
      const firstMiss = module.tick;
      return { readings, statesExplained, entitiesExplained, firstMiss, entitiesMissed, changes };
    }
    if (different.length > 0) statesExplained++;
    entitiesExplained += different.length;
  }
  return { readings, statesExplained, entitiesExplained, firstMiss: undefined, entitiesMissed: 0, changes };
}

async function runTo(engine: PlainEngine, tick: number, pace: Pace): Promise<void> {
  while (engine.tick < tick) {
    engine.step();
    await pace.breathe();
  }
}
