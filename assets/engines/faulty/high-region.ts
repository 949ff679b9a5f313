// A right answer that lies above 2 GiB: an address read as a signed number would be negative. Needs a cap above 2 GiB.

import { runScenario } from '../lanes/run';
import { allocate, packRegion } from '../lattice/answer';
import { readScenario } from '../lattice/scenario';

const HIGH: usize = 0x80000000;

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  const region = <u64>runScenario();
  const bytes = <usize>(region & 0xffffffff);
  const pages = <i32>((HIGH + bytes + 0xffff) >>> 16) - memory.size();
  if (memory.grow(pages) < 0) unreachable();
  memory.copy(HIGH, <usize>(region >> 32), bytes);
  return packRegion(HIGH, bytes);
}
