// Right states, but each checksum is that of another state: one digit is altered.

import { runScenario } from '../lanes/run';
import { allocate } from '../lattice/answer';
import { textEquals } from '../lattice/items';
import { readScenario } from '../lattice/scenario';

const MARK = 'fnv1a64:';
const ZERO: u8 = 0x30;
const ONE: u8 = 0x31;

export function alloc(bytes: i32): i32 {
  return allocate(bytes);
}

export function simulate(address: i32, length: i32): i64 {
  readScenario(address, length);
  const region = <u64>runScenario();
  let at = <usize>(region >> 32);
  const end = at + <usize>(region & 0xffffffff) - MARK.length;
  while (at < end) {
    if (textEquals(at, MARK.length, MARK)) {
      at += MARK.length;
      store<u8>(at, load<u8>(at) === ZERO ? ONE : ZERO);
    }
    at++;
  }
  return <i64>region;
}
