import { SPACING, SPEED, TILE } from '../constants.ts';
import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { type BeltPart, named, SIDES, type Side } from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 3, first half: every run moves, each lane as one, from the output end backward. */
export function moveBelts(
  runs: readonly (readonly BeltPart[])[],
  as: Readings,
  trace: Tracer | undefined,
): void {
  for (const run of runs) {
    for (const side of SIDES) moveLane(run, side, as, trace);
  }
}

/**
 * `g' = max(g - SPEED, 0, ahead' + SPACING)`, where an item on tile i of the run at `pos` has g = i * TILE + pos
 * (spec: lattice-rules, phase 3). Items are met in order, so an item that changes tile always joins the end of its lane.
 */
function moveLane(run: readonly BeltPart[], side: Side, as: Readings, trace: Tracer | undefined): void {
  let ahead = Number.NEGATIVE_INFINITY;
  for (let tile = 0; tile < run.length; tile++) {
    const belt = run[tile]!;
    const lane = belt.lanes[side];
    const speed = speedOn(belt, run[0]!, as);
    let staying = 0;
    while (staying < lane.length) {
      const moving = lane[staying]!;
      const before = tile * TILE + moving.pos;
      const after = Math.max(before - speed, 0, ahead + SPACING);
      ahead = as['belt-old-ahead'] ? before : after;
      if (trace && after === before) {
        const why = after === 0 ? 'it is at the end of its run' : 'the item ahead is too near';
        trace.didNot(belt, `${itemName(moving.item)} stays at pos ${moving.pos}: ${why}`);
      }
      // A restored state may be too crowded, which pushes an item back; it then stays with its tile.
      const target = Math.min(tile, Math.floor(after / TILE));
      moving.pos = after - target * TILE;
      if (target === tile) {
        staying++;
        continue;
      }
      lane.splice(staying, 1);
      const next = run[target]!;
      next.lanes[side].push(moving);
      trace?.did(belt, `${itemName(moving.item)} moved on to ${named(next)}`, next);
    }
  }
}

function speedOn(belt: BeltPart, outputBelt: BeltPart, as: Readings): number {
  if (as['belt-one-speed']) return 64;
  return SPEED[(as['belt-run-speed'] ? outputBelt : belt).entity.tier];
}
