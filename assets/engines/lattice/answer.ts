// What every engine does around its ticks: take the input, report at the asked ticks, hand back the answer's region.

import { reserve } from './memory';
import { openOutput, outputAddress, outputLength, writeByte } from './output';
import { writeSnapshot } from './snapshot';

const OPEN_LIST: i32 = 0x5b;
const CLOSE_LIST: i32 = 0x5d;
const COMMA: i32 = 0x2c;

let snapshotsWritten: i32 = 0;

/** Room for the input: the export `alloc`. */
export function allocate(bytes: i32): i32 {
  return <i32>reserve(<usize>bytes);
}

export function beginAnswer(): void {
  openOutput();
  writeByte(OPEN_LIST);
}

/** Adds the state that the entity records hold now. */
export function addSnapshot(tick: u64): void {
  if (snapshotsWritten > 0) writeByte(COMMA);
  snapshotsWritten++;
  writeSnapshot(tick);
}

export function endAnswer(): i64 {
  writeByte(CLOSE_LIST);
  return packRegion(outputAddress(), outputLength());
}

/** The address in the high half and the length in the low half, both to be read as unsigned. */
export function packRegion(address: usize, length: usize): i64 {
  return <i64>(((<u64>address) << 32) | <u64>length);
}
