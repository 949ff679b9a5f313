// Phases 1, 4, 5 and 6: sources, splitters, crafters and sinks.

import {
  CRAFTER_CAP,
  ENTRY,
  LANE_SPLITTER,
  LEFT,
  NO_ITEM,
  RIGHT,
  SINK,
  SOURCE,
  SPLITTER,
} from '../lattice/constants';
import { opposite } from '../lattice/directions';
import { addConsumed, countOf, Entity, isCrafter, Lane, laneItem, setCount } from '../lattice/entity';
import {
  MOST_INPUTS,
  recipeInput,
  recipeInputCount,
  recipeOutputCount,
  recipeTicks,
} from '../lattice/recipes';
import { entityAt, entityCount } from '../lattice/scenario';
import { force, hasLeadAtEdge, removeLead } from './lane';
import { neighbourBelt, splitterBelt } from './neighbours';

export function runSources(tick: u64): void {
  for (let index = 0; index < entityCount(); index++) {
    const source = entityAt(index);
    if (source.kind !== SOURCE) continue;
    source.emitPhase = <i32>(tick % <u64>(<u32>source.period));
    if (source.emitPhase !== 0) continue;
    const belt = neighbourBelt(source, source.direction);
    if (belt == null) continue;
    if (source.laneSet & (1 << LEFT)) force(belt.left, ENTRY, source.item);
    if (source.laneSet & (1 << RIGHT)) force(belt.right, ENTRY, source.item);
  }
}

function laneOf(belt: Entity, lane: i32): Lane {
  return lane === LEFT ? belt.left : belt.right;
}

export function runSplitters(): void {
  for (let index = 0; index < entityCount(); index++) {
    const splitter = entityAt(index);
    if (splitter.kind === SPLITTER) {
      for (let lane = LEFT; lane <= RIGHT; lane++) {
        splitLane(splitter, splitter.inputFirst, lane);
        splitLane(splitter, 1 - splitter.inputFirst, lane);
      }
      splitter.inputFirst = 1 - splitter.inputFirst;
    } else if (splitter.kind === LANE_SPLITTER) {
      // The left lane goes to the output on the anchor's side, the right lane to the other.
      passLead(splitter, 0, LEFT, 0);
      passLead(splitter, 0, RIGHT, 1);
    }
  }
}

/** One lane of one input: the preferred output, else the other. The output not used is preferred next. */
function splitLane(splitter: Entity, input: i32, lane: i32): void {
  const preferred = (splitter.outputPreference >> lane) & 1;
  let used = preferred;
  if (!passLead(splitter, input, lane, preferred)) {
    used = 1 - preferred;
    if (!passLead(splitter, input, lane, used)) return;
  }
  if (used === 0) splitter.outputPreference |= 1 << lane;
  else splitter.outputPreference &= ~(1 << lane);
}

/** Moves a waiting lead item to the same lane of an output belt; false if none waits or there is no room. */
function passLead(splitter: Entity, input: i32, lane: i32, output: i32): bool {
  const from = splitterBelt(splitter, input, -1);
  const to = splitterBelt(splitter, output, 1);
  if (from == null || to == null) return false;
  const source = laneOf(from, lane);
  if (!hasLeadAtEdge(source)) return false;
  if (!force(laneOf(to, lane), ENTRY, laneItem(source, 0))) return false;
  removeLead(source);
  return true;
}

export function runCrafters(): void {
  for (let index = 0; index < entityCount(); index++) {
    const crafter = entityAt(index);
    if (isCrafter(crafter.kind)) runCrafter(crafter);
  }
}

function runCrafter(crafter: Entity): void {
  const recipe = crafter.recipe;
  if (crafter.craftLeft > 1) {
    crafter.craftLeft--;
    return;
  }
  if (crafter.craftLeft === 1) {
    setCount(crafter.outputs, recipe, countOf(crafter.outputs, recipe) + recipeOutputCount(recipe));
    crafter.craftLeft = 0;
  }
  if (!canStart(crafter)) return;
  for (let index = 0; index < MOST_INPUTS; index++) {
    const item = recipeInput(recipe, index);
    if (item === NO_ITEM) continue;
    setCount(crafter.inputs, item, countOf(crafter.inputs, item) - recipeInputCount(recipe, index));
  }
  crafter.craftLeft = recipeTicks(recipe);
}

function canStart(crafter: Entity): bool {
  const recipe = crafter.recipe;
  for (let index = 0; index < MOST_INPUTS; index++) {
    const item = recipeInput(recipe, index);
    if (item !== NO_ITEM && countOf(crafter.inputs, item) < recipeInputCount(recipe, index)) return false;
  }
  return countOf(crafter.outputs, recipe) + recipeOutputCount(recipe) <= CRAFTER_CAP;
}

export function runSinks(): void {
  for (let index = 0; index < entityCount(); index++) {
    const sink = entityAt(index);
    if (sink.kind !== SINK) continue;
    for (let direction = 0; direction < 4; direction++) {
      const belt = neighbourBelt(sink, direction);
      if (belt == null || belt.direction !== opposite(direction)) continue;
      consume(sink, belt.left);
      consume(sink, belt.right);
    }
  }
}

function consume(sink: Entity, lane: Lane): void {
  while (hasLeadAtEdge(lane)) {
    addConsumed(sink.consumed, laneItem(lane, 0), 1);
    removeLead(lane);
  }
}
