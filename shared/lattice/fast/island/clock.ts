import * as Crafter from './fields/crafter.ts';
import * as Inserter from './fields/inserter.ts';
import * as Lane from './fields/lane.ts';
import * as Source from './fields/source.ts';
import * as Splitter from './fields/splitter.ts';
import * as Watch from './fields/watch.ts';
import { type Island, NEVER, SLOTS } from './island.ts';
import { slotOf } from './lanes.ts';
import { catchUp } from './mixed-lanes.ts';

/** Ticks after which an island's clock is set back, so that places with their free run stay below 2^31. */
const LONGEST = 1 << 21;

/** Sets the island's clock back when it has run for long; nothing else changes. */
export function keepClockShort(island: Island, longest = LONGEST): void {
  if (island.tick < longest) return;
  // A multiple of the wheel's slots leaves its bits, and what flips every tick, where they are.
  const back = island.tick & ~(SLOTS - 1);
  const { lanes, inserters, crafters, sources } = island;
  for (let lane = 0; lane < lanes.length; lane += Lane.SIZE) setLaneBack(island, lane, back);
  for (let record = 0; record < inserters.length; record += Inserter.SIZE) {
    inserters[record + Inserter.DUE] = Math.max(inserters[record + Inserter.DUE] - back, -1);
  }
  for (let record = 0; record < crafters.length; record += Crafter.SIZE) {
    crafters[record + Crafter.DUE] = Math.max(crafters[record + Crafter.DUE] - back, -1);
  }
  for (let record = 0; record < sources.length; record += Source.SIZE)
    sources[record + Source.ACTIVE] -= back;
  island.tick -= back;
  island.moves -= back;
  island.epoch += back;
  timeSources(island);
}

function setLaneBack(island: Island, lane: number, back: number): void {
  const { lanes, ring, watches } = island;
  if (lanes[lane + Lane.SPEED] === 0) catchUp(island, lane);
  const run = lanes[lane + Lane.SPEED] * back;
  lanes[lane + Lane.MOVED] -= back;
  lanes[lane + Lane.STOP] = Math.max(lanes[lane + Lane.STOP] - run, 0);
  lanes[lane + Lane.SECOND_STOP] = Math.max(lanes[lane + Lane.SECOND_STOP] - run, 0);
  for (let k = 0; k < lanes[lane + Lane.COUNT]; k++) {
    const at = slotOf(lanes, lane, k);
    // What would be below 0 stands in the block at the end, whatever it is.
    ring[at] = Math.max(ring[at] - run, 0);
  }
  const removed = lanes[lane + Lane.REMOVED];
  lanes[lane + Lane.REMOVED] = 0;
  if (lanes[lane + Lane.AWAITED] !== NEVER) lanes[lane + Lane.AWAITED] -= removed;
  const end = lanes[lane + Lane.WATCHES_END];
  for (let watch = lanes[lane + Lane.WATCHES]; watch < end; watch += Watch.SIZE) {
    if (watches[watch + Watch.DUE] !== NEVER) watches[watch + Watch.DUE] -= removed;
  }
}

/** Lets ticks pass in which nothing changes but what counts every tick: the phases of sources, `in_first`. */
export function skipTicks(island: Island, ticks: number): void {
  const { splitters } = island;
  island.epoch += ticks;
  if (ticks % 2 === 1) {
    for (let record = 0; record < splitters.length; record += Splitter.SIZE) {
      splitters[record + Splitter.IN_FIRST] ^= 1;
    }
  }
  timeSources(island);
}

/** Sets every source to the first multiple of its period from the coming tick on. */
export function timeSources({ sourceTimes, epoch, tick }: Island): void {
  for (let at = 0; at < sourceTimes.length; at += 2) {
    const period = sourceTimes[at + 1];
    sourceTimes[at] = tick + (period - ((epoch + tick) % period));
  }
}
