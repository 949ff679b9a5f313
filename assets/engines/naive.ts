// The plain engine: every phase looks at every entity, every tick, and every item moves by itself. Slow, and easy to
// check against the rules.

import { addSnapshot, allocate, beginAnswer, endAnswer } from './lattice/answer';
import { readScenario, snapshotCount, snapshotTick } from './lattice/scenario';
import { layOut, runTick } from './naive/tick';

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  layOut();
  beginAnswer();
  let tick: u64 = 0;
  for (let index = 0; index < snapshotCount(); index++) {
    while (tick < snapshotTick(index)) {
      tick++;
      runTick(tick);
    }
    addSnapshot(tick);
  }
  return endAnswer();
}
