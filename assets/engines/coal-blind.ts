// The fast engine with one rule read differently: an inserter that feeds a furnace has no preference for coal.

import { forgetCoalPreference } from './lanes/options';
import { runScenario } from './lanes/run';
import { allocate } from './lattice/answer';
import { readScenario } from './lattice/scenario';

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  forgetCoalPreference();
  readScenario(address, length);
  return runScenario();
}
