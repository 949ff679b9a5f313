// Phases 1, 5 and 6: sources, crafters and sinks.

import { CRAFTER_CAP, ENTRY, LEFT, NO_ITEM, RIGHT, SINK, SOURCE } from '../lattice/constants';
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
import { hasLeadAtEdge, removeLead } from '../naive/lane';
import { neighbourBelt } from '../naive/neighbours';
import { force } from './lane';
import {
  crafterIdleAfterDeposit,
  crafterNoOutputGate,
  crafterOneShort,
  crafterOutputBelowCap,
  sinkOwnFacing,
  sourceOffset,
} from './options';

export function runSources(tick: u64): void {
  for (let index = 0; index < entityCount(); index++) {
    const source = entityAt(index);
    if (source.kind !== SOURCE) continue;
    const period = <u64>(<u32>source.period);
    source.emitPhase = <i32>(tick % period);
    if ((sourceOffset ? tick - 1 : tick) % period !== 0) continue;
    const belt = neighbourBelt(source, source.direction);
    if (belt == null) continue;
    if (source.laneSet & (1 << LEFT)) force(belt.left, ENTRY, source.item);
    if (source.laneSet & (1 << RIGHT)) force(belt.right, ENTRY, source.item);
  }
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
    if (crafterIdleAfterDeposit) return;
  }
  if (!hasInputs(crafter) || !hasOutputRoom(crafter)) return;
  for (let index = 0; index < MOST_INPUTS; index++) {
    const item = recipeInput(recipe, index);
    if (item === NO_ITEM) continue;
    setCount(crafter.inputs, item, countOf(crafter.inputs, item) - recipeInputCount(recipe, index));
  }
  crafter.craftLeft = crafterOneShort ? recipeTicks(recipe) - 1 : recipeTicks(recipe);
}

function hasInputs(crafter: Entity): bool {
  for (let index = 0; index < MOST_INPUTS; index++) {
    const item = recipeInput(crafter.recipe, index);
    if (item !== NO_ITEM && countOf(crafter.inputs, item) < recipeInputCount(crafter.recipe, index))
      return false;
  }
  return true;
}

function hasOutputRoom(crafter: Entity): bool {
  if (crafterNoOutputGate) return true;
  const after = countOf(crafter.outputs, crafter.recipe) + recipeOutputCount(crafter.recipe);
  return after < CRAFTER_CAP || (after === CRAFTER_CAP && !crafterOutputBelowCap);
}

export function runSinks(): void {
  for (let index = 0; index < entityCount(); index++) {
    const sink = entityAt(index);
    if (sink.kind !== SINK) continue;
    for (let direction = 0; direction < 4; direction++) {
      const belt = neighbourBelt(sink, direction);
      if (belt == null || belt.direction !== opposite(direction)) continue;
      if (sinkOwnFacing && belt.direction !== sink.direction) continue;
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
