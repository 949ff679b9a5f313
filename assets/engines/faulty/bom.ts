// A right answer after a UTF-8 byte order mark, which JSON does not allow.

import { runScenario } from '../lanes/run';
import { allocate, packRegion } from '../lattice/answer';
import { readScenario } from '../lattice/scenario';

const MARK_BYTES: usize = 3;

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  const region = <u64>runScenario();
  const start = <usize>(region >> 32);
  const bytes = <usize>(region & 0xffffffff);
  if (memory.grow(1) < 0) unreachable();
  memory.copy(start + MARK_BYTES, start, bytes);
  store<u8>(start, 0xef);
  store<u8>(start, 0xbb, 1);
  store<u8>(start, 0xbf, 2);
  return packRegion(start, bytes + MARK_BYTES);
}
