import { sameBytes } from '../../base/same-bytes.ts';
import { generateScenario } from '../../lattice/generate/generate.ts';
import { PlainEngine } from '../../lattice/plain/engine.ts';
import type { ReadingId } from '../../lattice/readings.ts';
import type { Scenario } from '../../lattice/scenario/scenario.ts';
import { Pace, type PaceOptions } from '../pace.ts';

export interface TellApartOptions extends PaceOptions {
  /** Seeds of the factories that are looked at, in this order. */
  readonly seeds: readonly number[];
  /** Ticks that each is run for; 400 unless told otherwise. */
  readonly ticks?: number;
}

/** A scenario on which two readings give different states, first at its last tick. */
export interface ToldApart {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly tick: number;
}

/** Small enough to be read, and large enough that most readings show on one of the first few dozen. */
const SIDE = 14;
const ENTITIES = 60;
const TICKS = 400;

/** A small generated factory on which two readings (or pairs) differ; undefined if they agree on all that were tried. */
export async function tellApart(
  one: readonly ReadingId[],
  other: readonly ReadingId[],
  options: TellApartOptions,
): Promise<ToldApart | undefined> {
  const { seeds, ticks = TICKS } = options;
  const pace = new Pace(options);
  for (const seed of seeds) {
    const scenario = generateScenario({ seed, width: SIDE, height: SIDE, entities: ENTITIES, ticks });
    const engines = [one, other].map((readings) => new PlainEngine(scenario, { readings }));
    const [a, b] = engines as [PlainEngine, PlainEngine];
    for (let tick = 1; tick <= ticks; tick++) {
      a.step();
      b.step();
      if (!sameBytes(a.frame().bytes, b.frame().bytes)) {
        return { scenario: { ...scenario, ticks: tick, snapshots: [tick] }, seed, tick };
      }
      await pace.breathe();
    }
  }
  return undefined;
}
