import { Wavefront } from '../../../shared/analysis/wavefront.ts';
import type { SpreadAnswer } from '../../../shared/api/comparison.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import type { Snapshot } from '../../../shared/lattice/state/frame.ts';
import { recordSchedule } from '../replay/snapshot-schedule.ts';
import type { Side } from './sides/side.ts';

/** Every tick so far from the first different one on; from there on those of the record schedule. */
const EVERY_TICK = 240;

/**
 * How a difference spreads over the board from its first tick on: for each entity the first compared tick at which it
 * differs. Every tick is compared at first, when the order matters most. Throws as sides do.
 */
export async function followSpread(
  scenario: Scenario,
  a: Side,
  b: Side,
  firstDifferentTick: number,
  signal: AbortSignal,
): Promise<SpreadAnswer> {
  const dense = Array.from({ length: EVERY_TICK }, (_, index) => firstDifferentTick + index);
  const later = recordSchedule(scenario.ticks, []).filter((tick) => tick >= firstDifferentTick + EVERY_TICK);
  const ticks = [...dense.filter((tick) => tick <= scenario.ticks), ...later];
  const front = new Wavefront(scenario.entities.length, firstDifferentTick - 1);
  const frames = new Map<number, Snapshot>();
  await a.states(ticks, (snapshot) => frames.set(snapshot.frame.tick, snapshot), signal);
  await b.states(
    ticks,
    ({ frame }) => {
      const other = frames.get(frame.tick);
      if (other && frame.tick > front.lastTick) front.add(other.frame, frame);
      frames.delete(frame.tick);
    },
    signal,
  );
  return { firstTicks: [...front.firstTicks], order: front.order(scenario), lastTick: front.lastTick };
}
