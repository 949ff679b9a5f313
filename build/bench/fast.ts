import { FastEngine } from '../../shared/lattice/fast/engine.ts';
import { generateScenario } from '../../shared/lattice/generate/generate.ts';
import { PlainEngine } from '../../shared/lattice/plain/engine.ts';
import type { Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { busyBoard } from './busy-board.ts';
import { alternate, figure, timed } from './measure.ts';

const ENTITIES = 1000;
const SMALLER = 630;
const WARM_TICKS = 1000;
const PLAIN_TICKS = 500;
const FAST_TICKS = 20_000;
const ROUNDS = 5;

/**
 * The fast engine against the plain one, tick by tick on the same factories (so that no recurrence helps): a busy one and
 * a generated one, in which most belts are short and of mixed tiers. Then the time of whole runs, from nothing.
 */
export async function benchFast(): Promise<Record<string, number>> {
  const busy = busyBoard(ENTITIES);
  const generated = generateScenario({ seed: 7, width: 72, height: 56, entities: ENTITIES, ticks: 360_000 });
  const onBusy = await ratesOn(busy);
  const onGenerated = await ratesOn(generated);
  return {
    busyEntities: busy.entities.length,
    plainOnBusyTicksPerSecond: figure(onBusy.plain),
    fastOnBusyTicksPerSecond: figure(onBusy.fast),
    fastToPlainOnBusy: figure(onBusy.fast / onBusy.plain),
    generatedEntities: generated.entities.length,
    plainOnGeneratedTicksPerSecond: figure(onGenerated.plain),
    fastOnGeneratedTicksPerSecond: figure(onGenerated.fast),
    fastToPlainOnGenerated: figure(onGenerated.fast / onGenerated.plain),
    smallerBusyEntities: busyBoard(SMALLER).entities.length,
    smallerBusy300000TicksMs: figure(await timed(() => new FastEngine(busyBoard(SMALLER)).runTo(300_000))),
    busy360000TicksMs: figure(await timed(() => new FastEngine(busy).runTo(360_000))),
    generated360000TicksMs: figure(await timed(() => new FastEngine(generated).runTo(360_000))),
  };
}

/** Ticks a second of both engines, each step simulated. */
async function ratesOn(scenario: Scenario): Promise<{ plain: number; fast: number }> {
  const plain = new PlainEngine(scenario);
  const fast = new FastEngine(scenario);
  plain.runTo(WARM_TICKS);
  for (let tick = 0; tick < WARM_TICKS; tick++) fast.step();
  const times = await alternate(ROUNDS, {
    plain: () => plain.runTo(plain.tick + PLAIN_TICKS),
    fast: () => {
      for (let tick = 0; tick < FAST_TICKS; tick++) fast.step();
      fast.frame();
    },
  });
  return { plain: PLAIN_TICKS / (times.plain / 1000), fast: FAST_TICKS / (times.fast / 1000) };
}
