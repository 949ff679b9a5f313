import { CRAFTER_CAP } from '../../constants.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Hand from '../island/fields/hand.ts';
import * as Inserter from '../island/fields/inserter.ts';
import type { Island } from '../island/island.ts';
import { schedule, wake } from '../island/wheel.ts';

/** Phase 5 (spec: lattice-rules): deposits what is done and starts again; sleeps while a count stands in the way. */
export function craft(island: Island, number: number, actor: number): void {
  const { crafters, tick } = island;
  const crafter = number * Crafter.SIZE;
  if (crafters[crafter + Crafter.BUSY] === 1) {
    if (tick < crafters[crafter + Crafter.DUE]) return;
    crafters[crafter + Crafter.BUSY] = 0;
    crafters[crafter + Crafter.MADE] += crafters[crafter + Crafter.YIELD];
    wakeHands(island, crafters[crafter + Crafter.TAKERS], crafters[crafter + Crafter.TAKERS_END]);
  }
  const first = crafters[crafter + Crafter.BUFFERED] - crafters[crafter + Crafter.NEED];
  const second = crafters[crafter + Crafter.SECOND_BUFFERED] - crafters[crafter + Crafter.SECOND_NEED];
  const made = crafters[crafter + Crafter.MADE] + crafters[crafter + Crafter.YIELD];
  if (first < 0 || second < 0 || made > CRAFTER_CAP) return;
  crafters[crafter + Crafter.BUFFERED] = first;
  crafters[crafter + Crafter.SECOND_BUFFERED] = second;
  crafters[crafter + Crafter.BUSY] = 1;
  const due = tick + crafters[crafter + Crafter.TICKS];
  crafters[crafter + Crafter.DUE] = due;
  schedule(island, actor, due);
  wakeHands(island, crafters[crafter + Crafter.GIVERS], crafters[crafter + Crafter.GIVERS_END]);
}

/** Wakes those that wait; those that swing, out or back, look around by themselves when they are done. */
function wakeHands(island: Island, from: number, end: number): void {
  const { hands, inserters, tick } = island;
  for (let at = from; at < end; at += Hand.SIZE) {
    if (inserters[hands[at + Hand.RECORD] + Inserter.DUE] <= tick) wake(island, hands[at + Hand.ACTOR]);
  }
}
