// A right answer in memory that did not exist when the call began: its bounds and its address must be looked up afterwards.

import { runScenario } from '../lanes/run';
import { allocate, packRegion } from '../lattice/answer';
import { readScenario } from '../lattice/scenario';

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  const region = <u64>runScenario();
  const bytes = <usize>(region & 0xffffffff);
  const end = memory.grow(<i32>((bytes + 0xffff) >>> 16));
  if (end < 0) unreachable();
  memory.copy((<usize>end) << 16, <usize>(region >> 32), bytes);
  return packRegion((<usize>end) << 16, bytes);
}
