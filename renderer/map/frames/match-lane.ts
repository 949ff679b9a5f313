import { SPACING } from '../../../shared/lattice/constants.ts';

/** One lane's items as rows of numbers, by ascending coordinate. */
export interface LaneRow {
  count: number;
  coordinate: Float64Array;
  kind: Uint8Array;
  /** Speed of the tile on which each stands. */
  speed: Float64Array;
  /** Nonzero where an inserter is known to have taken the item. */
  taken: Uint8Array;
}

export function laneRow(): LaneRow {
  const size = 4096;
  return {
    count: 0,
    coordinate: new Float64Array(size),
    kind: new Uint8Array(size),
    speed: new Float64Array(size),
    taken: new Uint8Array(size),
  };
}

export interface MatchListener {
  /** Item `before` of the one frame is item `after` of the next. */
  moved(before: number, after: number): void;
  /** Item `before` is gone. */
  left(before: number): void;
  /** Item `after` was not there. */
  came(after: number): void;
}

/**
 * Tells which item of a lane is which a tick later. Where each would come to by the rules is worked out in order, front
 * first (spec: lattice-rules, phase 3); an item found there is the same one. If it is not there, either it left (all
 * behind it still fit) or something was put in ahead of it. The order never changes.
 */
export function matchLane(before: LaneRow, after: LaneRow, listener: MatchListener): void {
  let old = 0;
  let now = 0;
  let ahead = -SPACING;
  while (old < before.count) {
    if (before.taken[old] !== 0) {
      listener.left(old++);
      continue;
    }
    const due = dueAt(before, old, ahead);
    if (fits(after, now, before.kind[old]!, due)) {
      listener.moved(old++, now);
      ahead = after.coordinate[now++]!;
      continue;
    }
    const position = now < after.count ? after.coordinate[now]! : Number.POSITIVE_INFINITY;
    const next = leftHere(before, after, old, now, due, ahead);
    // What goes on to other lanes goes from the very front, after the moves.
    if (due === 0 && next) {
      listener.left(old++);
      ahead = due;
    } else if (isAhead(before, after, old, now, due)) {
      listener.came(now);
      ahead = Math.max(ahead, after.coordinate[now++]!);
    } else if (next || !within(before, after, old, now, position)) {
      // It still held the others back in the moves, unless it goes from behind the front.
      listener.left(old++);
      ahead = Math.max(ahead, due);
    } else {
      listener.moved(old++, now);
      ahead = after.coordinate[now++]!;
    }
  }
  while (now < after.count) listener.came(now++);
}

/** Where the item would come to behind one at `ahead`. */
function dueAt(row: LaneRow, index: number, ahead: number): number {
  return Math.max(row.coordinate[index]! - row.speed[index]!, 0, ahead + SPACING);
}

function fits(row: LaneRow, index: number, kind: number, coordinate: number): boolean {
  return index < row.count && row.kind[index] === kind && row.coordinate[index] === coordinate;
}

/** Whether the next item of the later frame came in ahead: it is nearer to the front than this one can be. */
function isAhead(before: LaneRow, after: LaneRow, old: number, now: number, due: number): boolean {
  if (now >= after.count) return false;
  const position = after.coordinate[now]!;
  if (position < before.coordinate[old]! - before.speed[old]!) return true;
  // Or this item is found right behind it, in the place that it leaves.
  const behind = dueAt(before, old, position);
  return behind > due && fits(after, now + 1, before.kind[old]!, behind);
}

/** Whether the next item of the later frame is the one behind this one, held back by it or not. */
function leftHere(
  before: LaneRow,
  after: LaneRow,
  old: number,
  now: number,
  due: number,
  ahead: number,
): boolean {
  const next = old + 1;
  if (next >= before.count) return false;
  const kind = before.kind[next]!;
  return (
    fits(after, now, kind, dueAt(before, next, due)) || fits(after, now, kind, dueAt(before, next, ahead))
  );
}

/** Whether the later item could be this one at all. */
function within(before: LaneRow, after: LaneRow, old: number, now: number, position: number): boolean {
  const coordinate = before.coordinate[old]!;
  return (
    now < after.count &&
    after.kind[now] === before.kind[old] &&
    position <= coordinate &&
    position >= coordinate - before.speed[old]!
  );
}
