// The fast engine: whole lanes of runs move at once, and what cannot change is not looked at.

import { runScenario } from './lanes/run';
import { allocate } from './lattice/answer';
import { readScenario } from './lattice/scenario';

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  return runScenario();
}
