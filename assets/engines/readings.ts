// The plain engine with the rules read differently, or at fault in another way: `readings/choice.ts` says by which names.

import { allocate, beginAnswer, endAnswer } from './lattice/answer';
import { readScenario, snapshotCount, snapshotTick } from './lattice/scenario';
import { trapOnUnknownNames } from './readings/choice';
import { beforeTheTick, chooseFaults, dependsOnSchedule, LAST_RIGHT_TICK, late } from './readings/faults';
import { reserveScratch } from './readings/item-names';
import { followReadings } from './readings/options';
import { report } from './readings/report';
import { startSplitters } from './readings/splitters';
import { layOut, runTick, settleOrder } from './readings/tick';

let tick: u64 = 0;
let snapshotJustTaken: bool = false;

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  chooseFaults();
  if (!late) follow();
  layOut();
  startSplitters();
  reserveScratch();
  beginAnswer();
  for (let index = 0; index < snapshotCount(); index++) {
    const asked = snapshotTick(index);
    runTo(beforeTheTick ? asked - 1 : asked);
    report(asked);
    snapshotJustTaken = true;
  }
  return endAnswer();
}

function follow(): void {
  followReadings();
  trapOnUnknownNames();
}

function runTo(last: u64): void {
  while (tick < last) {
    tick++;
    if (late && tick === LAST_RIGHT_TICK + 1) {
      follow();
      settleOrder();
    }
    runTick(tick, !(dependsOnSchedule && snapshotJustTaken));
    snapshotJustTaken = false;
  }
}
