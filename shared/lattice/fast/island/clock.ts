import { type Island, RETURNING, SLOTS } from './island.ts';

/** Ticks after which an island's clock is set back, so that coordinates with their free run stay below 2^31. */
const LONGEST = 1 << 21;

/** Sets the island's clock back when it has run for long; nothing else changes. */
export function keepClockShort(island: Island): void {
  if (island.tick < LONGEST) return;
  // A multiple of the wheel's slots leaves its bits, and what flips every tick, where they are.
  const back = Math.floor(island.tick / SLOTS) * SLOTS;
  const { lanes, inserters } = island.plan;
  for (let lane = 0; lane < lanes.count; lane++) {
    const run = lanes.speed[lane]! * back;
    if (run === 0) continue;
    island.stop[lane] = later(island.stop[lane]!, run);
    for (let k = 0; k < island.count[lane]!; k++) {
      const at = lanes.ringStart[lane]! + ((island.head[lane]! + k) & lanes.ringMask[lane]!);
      // What would be below 0 stands in the block at the end, whatever it is.
      island.place[at] = later(island.place[at]!, run);
    }
  }
  inserters.entities.forEach((_, inserter) => {
    const waits = island.inserterPhase[inserter] !== RETURNING;
    const due = island.inserterDue[inserter]! - back;
    island.inserterDue[inserter] = waits ? Math.max(due, 0) : Math.max(due, -1);
  });
  island.craftDue.forEach((due, crafter) => {
    island.craftDue[crafter] = Math.max(due - back, 0);
  });
  island.sourceActive.forEach((tick, source) => {
    island.sourceActive[source] = tick - back;
  });
  island.tick -= back;
  island.moves -= back;
  island.epoch += back;
  timeSources(island);
}

function later(time: number, run: number): number {
  return time > run ? time - run : 0;
}

/** Lets ticks pass in which nothing changes but what counts every tick: the phases of sources, `in_first`. */
export function skipTicks(island: Island, ticks: number): void {
  island.epoch += ticks;
  if (ticks % 2 === 1) {
    island.inFirst.forEach((value, splitter) => {
      island.inFirst[splitter] = value ^ 1;
    });
  }
  timeSources(island);
}

/** Sets every source to the first multiple of its period from the coming tick on. */
export function timeSources(island: Island): void {
  const { period } = island.plan.sources;
  const done = island.epoch + island.tick;
  for (let source = 0; source < period.length; source++) {
    island.sourceDue[source] = island.tick + (period[source]! - (done % period[source]!));
  }
}
