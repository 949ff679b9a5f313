import { describe, expect, it } from 'vitest';
import { type LaneRow, laneRow, matchLane } from './match-lane.ts';

const KINDS: readonly string[] = ['i', 'c'];

/** A lane as `i0 i64 c128`; a star marks what an inserter took. */
function row(text: string, speed: number): LaneRow {
  const lane = laneRow();
  for (const word of text.split(' ').filter((part) => part !== '')) {
    lane.kind[lane.count] = KINDS.indexOf(word[0]!);
    lane.coordinate[lane.count] = Number.parseInt(word.slice(1), 10);
    lane.taken[lane.count] = word.endsWith('*') ? 1 : 0;
    lane.speed[lane.count++] = speed;
  }
  return lane;
}

/** What became of each item: `0>0` moved, `-1` left, `+2` came. */
function matched(before: string, after: string, speed = 64): string {
  const events: string[] = [];
  matchLane(row(before, speed), row(after, speed), {
    moved: (from, to) => events.push(`${from}>${to}`),
    left: (at) => events.push(`-${at}`),
    came: (at) => events.push(`+${at}`),
  });
  return events.join(' ');
}

describe('items of a lane a tick later', () => {
  it.each([
    ['all move', 'i64 i200 c400', 'i0 i136 c336', '0>0 1>1 2>2'],
    ['all stand', 'i0 i64 i128', 'i0 i64 i128', '0>0 1>1 2>2'],
    ['the front one is taken over, the queue has not moved yet', 'i0 i64 i128', 'i64 i128', '-0 1>0 2>1'],
    ['the front one is taken over, the queue moved up', 'i64 i128 i192', 'i64 i128', '-0 1>0 2>1'],
    ['an inserter took the middle one of a queue', 'i0 i64* i128 i192', 'i0 i64 i128', '0>0 -1 2>1 3>2'],
    ['an inserter took one, of which nobody knows', 'i0 c64 i128 i192', 'i0 i64 i128', '0>0 -1 2>1 3>2'],
    ['one comes from behind', 'i64', 'i0 c192', '0>0 +1'],
    ['one is put in ahead', 'i200', 'c10 i136', '+0 0>1'],
    ['one is put in right ahead and holds the next one back', 'i128', 'c64 i128', '+0 0>1'],
    ['everything is gone', 'i0 c64', '', '-0 -1'],
    ['everything is new', '', 'i0 c64', '+0 +1'],
    ['another kind stands there', 'i64', 'c0', '-0 +0'],
  ])('%s', (_, before, after, expected) => {
    expect(matched(before, after)).toBe(expected);
  });
});
