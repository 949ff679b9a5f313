// Every snapshot is true, but taken one tick before the one that was asked for.

import { runScenario } from '../lanes/run';
import { allocate } from '../lattice/answer';
import { readScenario, setSnapshotTick, snapshotCount, snapshotTick } from '../lattice/scenario';

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  for (let index = 0; index < snapshotCount(); index++) setSnapshotTick(index, snapshotTick(index) - 1);
  return runScenario();
}
