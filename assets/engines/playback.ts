// The plain engine with the optional playback exports, by which a player steps through the first ticks of a run.

import { packRegion } from './lattice/answer';
import { openOutput, outputAddress, outputLength } from './lattice/output';
import { readScenario, snapshotCount, snapshotTick } from './lattice/scenario';
import { writeSnapshot } from './lattice/snapshot';
import { layOut, runTick } from './naive/tick';

export { alloc, simulate } from './naive';

/** Most ticks that can be stepped through. */
const WINDOW: u64 = 2500;

let window: u64 = 0;
let tick: u64 = 0;

/** Returns 1 when the scenario was taken. */
export function playback_load(address: i32, length: i32): i32 {
  readScenario(address, length);
  if (snapshotCount() === 0) return 0;
  const last = snapshotTick(snapshotCount() - 1);
  window = last < WINDOW ? last : WINDOW;
  layOut();
  return 1;
}

/** The region of the next frame, or 0 when there are no more. It is good until the next call. */
export function playback_step(): i64 {
  if (tick === window) return 0;
  tick++;
  runTick(tick);
  openOutput();
  writeSnapshot(tick);
  return packRegion(outputAddress(), outputLength());
}
