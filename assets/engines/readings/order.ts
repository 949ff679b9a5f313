// The steps of a tick in the order of the rules, or of the readings about order.

import { reserve } from '../lattice/memory';
import {
  phaseBeltsBeforeInserters,
  phaseCraftersBeforeInserters,
  phaseInsertersFirst,
  phaseSourcesLast,
  phaseSplittersBeforeBelts,
  sideloadAfterSplitters,
  sideloadBeforeMoves,
} from './options';

export const SOURCES: i32 = 0;
export const INSERTERS: i32 = 1;
export const BELTS: i32 = 2;
export const SIDE_LOADS: i32 = 3;
export const SPLITTERS: i32 = 4;
export const CRAFTERS: i32 = 5;
export const SINKS: i32 = 6;
export const STEPS: i32 = 7;

let steps: usize = 0;

export function stepAt(place: i32): i32 {
  return load<u8>(steps + place);
}

export function orderSteps(): void {
  if (steps === 0) steps = reserve(STEPS);
  for (let step = 0; step < STEPS; step++) store<u8>(steps + step, step);
  if (sideloadBeforeMoves) moveBefore(SIDE_LOADS, BELTS);
  if (sideloadAfterSplitters) moveBefore(SPLITTERS, SIDE_LOADS);
  if (phaseInsertersFirst) moveBefore(INSERTERS, SOURCES);
  if (phaseBeltsBeforeInserters) {
    moveBefore(BELTS, INSERTERS);
    moveBefore(SIDE_LOADS, INSERTERS);
  }
  if (phaseSplittersBeforeBelts) moveBefore(SPLITTERS, BELTS);
  if (phaseCraftersBeforeInserters) moveBefore(CRAFTERS, INSERTERS);
  if (phaseSourcesLast) moveLast(SOURCES);
}

/** Moves a step forward to the place of another. */
function moveBefore(step: i32, other: i32): void {
  const from = placeOf(step);
  const to = placeOf(other);
  for (let place = from; place > to; place--) store<u8>(steps + place, stepAt(place - 1));
  store<u8>(steps + to, step);
}

function moveLast(step: i32): void {
  for (let place = placeOf(step); place < STEPS - 1; place++) store<u8>(steps + place, stepAt(place + 1));
  store<u8>(steps + STEPS - 1, step);
}

function placeOf(step: i32): i32 {
  let place = 0;
  while (stepAt(place) !== step) place++;
  return place;
}
