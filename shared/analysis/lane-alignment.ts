import type { LaneItem } from '../lattice/state/entity-state.ts';

/** What became of one item of a lane; indexes are those of the side named. */
export type LaneChange =
  | { readonly change: 'moved' | 'other-item'; readonly atA: number; readonly atB: number }
  | { readonly change: 'missing'; readonly atA: number }
  | { readonly change: 'added'; readonly atB: number };

/** Longer lanes than rules allow come from hostile states; past this many pairs items are compared by index. */
const MOST_PAIRS = 250_000;

/** An item that is gone or new counts once; one that merely moved hardly less, so that equal items stay together. */
const GAP = 1;
const MOVED = 0.9;
const OTHER_ITEM = 1.5;

/**
 * What changed from lane `a` to lane `b`, item by item: the cheapest way to make one from the other, in which an item keeps
 * its kind wherever it can, so that one item taken from the front does not make all behind it differ.
 */
export function alignLanes(a: readonly LaneItem[], b: readonly LaneItem[]): LaneChange[] {
  let from = 0;
  while (from < a.length && from < b.length && pairCost(a[from]!, b[from]!) === 0) from++;
  let toA = a.length;
  let toB = b.length;
  while (toA > from && toB > from && pairCost(a[toA - 1]!, b[toB - 1]!) === 0) {
    toA--;
    toB--;
  }
  const middle = { a: a.slice(from, toA), b: b.slice(from, toB), from };
  const isLong = middle.a.length * middle.b.length > MOST_PAIRS;
  return isLong ? byIndex(middle) : cheapest(middle);
}

interface Middle {
  readonly a: readonly LaneItem[];
  readonly b: readonly LaneItem[];
  readonly from: number;
}

function pairCost(a: LaneItem, b: LaneItem): number {
  if (a.item === b.item)
    return a.pos === b.pos ? 0 : MOVED + Math.min(1, Math.abs(a.pos - b.pos) / 2 ** 20) / 2;
  return a.pos === b.pos ? OTHER_ITEM : Number.POSITIVE_INFINITY;
}

function cheapest({ a, b, from }: Middle): LaneChange[] {
  const width = b.length + 1;
  const cost = new Float64Array((a.length + 1) * width);
  for (let row = a.length; row >= 0; row--) {
    for (let column = b.length; column >= 0; column--) {
      const at = row * width + column;
      if (row === a.length) cost[at] = (b.length - column) * GAP;
      else if (column === b.length) cost[at] = (a.length - row) * GAP;
      else {
        const pair = pairCost(a[row]!, b[column]!) + cost[at + width + 1]!;
        cost[at] = Math.min(pair, GAP + cost[at + width]!, GAP + cost[at + 1]!);
      }
    }
  }
  const changes: LaneChange[] = [];
  let row = 0;
  let column = 0;
  while (row < a.length || column < b.length) {
    const at = row * width + column;
    const here =
      row < a.length && column < b.length ? pairCost(a[row]!, b[column]!) : Number.POSITIVE_INFINITY;
    if (cost[at] === here + (cost[at + width + 1] ?? 0)) {
      addPair(changes, a[row]!, b[column]!, from + row, from + column);
      row++;
      column++;
    } else if (row < a.length && cost[at] === GAP + cost[at + width]!) {
      changes.push({ change: 'missing', atA: from + row++ });
    } else changes.push({ change: 'added', atB: from + column++ });
  }
  return changes;
}

function byIndex({ a, b, from }: Middle): LaneChange[] {
  const changes: LaneChange[] = [];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    if (at >= b.length) changes.push({ change: 'missing', atA: from + at });
    else if (at >= a.length) changes.push({ change: 'added', atB: from + at });
    else addPair(changes, a[at]!, b[at]!, from + at, from + at);
  }
  return changes;
}

function addPair(changes: LaneChange[], a: LaneItem, b: LaneItem, atA: number, atB: number): void {
  if (a.item !== b.item) changes.push({ change: 'other-item', atA, atB });
  else if (a.pos !== b.pos) changes.push({ change: 'moved', atA, atB });
}
