// Phase 5. A crafter is looked at only when it finishes, and in a tick in which an inserter has changed what it holds.

import { CRAFTER_CAP, FURNACE } from '../lattice/constants';
import { Entity, isCrafter, setCount } from '../lattice/entity';
import { reserve } from '../lattice/memory';
import { recipeInput, recipeInputCount, recipeOutputCount, recipeTicks } from '../lattice/recipes';
import { entityAt, entityCount } from '../lattice/scenario';
import { wakeInserter } from './schedule';

@unmanaged
export class Crafter {
  entity: Entity;
  isFurnace: bool;
  // What the recipe wants. A missing second input is an item that never comes, of which none is needed.
  firstItem: i32;
  secondItem: i32;
  firstNeed: i32;
  secondNeed: i32;
  output: i32;
  outputCount: i32;
  ticks: u32;
  // What the crafter holds.
  firstHeld: i32;
  secondHeld: i32;
  outputHeld: i32;
  /** One bit for each item that it would take now. */
  wanted: u32;
  busy: bool;
  /** The tick in which it finishes. */
  finish: u32;
  /** Is it in the list of crafters to look at in this tick? */
  noted: bool;
  nextNoted: Crafter | null;
  nextFinishing: Crafter | null;
  /** Inserters that drop into it and inserters that take from it: where their lists start. */
  feeders: Link | null;
  takers: Link | null;
}

/** A link of a list of inserters. */
@unmanaged
export class Link {
  inserter: i32;
  next: Link | null;
}

/** More than the longest recipe takes, and a power of two: crafters that finish in a tick share a list. */
const RING: u32 = 128;

let crafters: usize = 0;
let finishing: usize = 0;
let noted: Crafter | null = null;

/** Which entity index has which crafter; zero for all else. */
export function crafterOf(index: i32): Crafter {
  return changetype<Crafter>(load<usize>(crafters + (index << 2)));
}

export function planCrafters(): void {
  crafters = reserve(<usize>entityCount() * 4);
  finishing = reserve(RING * 4);
  for (let index = 0; index < entityCount(); index++) {
    const entity = entityAt(index);
    if (!isCrafter(entity.kind)) continue;
    const recipe = entity.recipe;
    const crafter = changetype<Crafter>(reserve(offsetof<Crafter>()));
    store<usize>(crafters + (index << 2), changetype<usize>(crafter));
    crafter.entity = entity;
    crafter.isFurnace = entity.kind === FURNACE;
    crafter.firstItem = recipeInput(recipe, 0);
    crafter.secondItem = recipeInput(recipe, 1);
    crafter.firstNeed = recipeInputCount(recipe, 0);
    crafter.secondNeed = recipeInputCount(recipe, 1);
    crafter.output = recipe;
    crafter.outputCount = recipeOutputCount(recipe);
    crafter.ticks = recipeTicks(recipe);
    updateWanted(crafter);
  }
}

function updateWanted(crafter: Crafter): void {
  let wanted: u32 = 0;
  if (crafter.firstHeld < CRAFTER_CAP) wanted = (<u32>1) << crafter.firstItem;
  if (crafter.secondNeed !== 0 && crafter.secondHeld < CRAFTER_CAP) wanted |= (<u32>1) << crafter.secondItem;
  crafter.wanted = wanted;
}

export function wants(crafter: Crafter, item: i32): bool {
  return ((crafter.wanted >> item) & 1) !== 0;
}

export function held(crafter: Crafter, item: i32): i32 {
  return item === crafter.firstItem ? crafter.firstHeld : crafter.secondHeld;
}

export function addInput(crafter: Crafter, item: i32): void {
  if (item === crafter.firstItem) crafter.firstHeld++;
  else crafter.secondHeld++;
  updateWanted(crafter);
  note(crafter);
}

export function takeOutput(crafter: Crafter): void {
  crafter.outputHeld--;
  note(crafter);
}

/** A busy crafter is looked at when it finishes anyway. */
function note(crafter: Crafter): void {
  if (crafter.busy || crafter.noted) return;
  crafter.noted = true;
  crafter.nextNoted = noted;
  noted = crafter;
}

export function runCrafters(tick: u32): void {
  const slot = finishing + ((tick & (RING - 1)) << 2);
  let crafter = changetype<Crafter | null>(load<usize>(slot));
  store<usize>(slot, 0);
  while (crafter != null) {
    const next = crafter.nextFinishing;
    crafter.busy = false;
    crafter.outputHeld += crafter.outputCount;
    wakeAll(crafter.takers);
    start(crafter, tick);
    crafter = next;
  }
  crafter = noted;
  noted = null;
  while (crafter != null) {
    crafter.noted = false;
    start(crafter, tick);
    crafter = crafter.nextNoted;
  }
}

function start(crafter: Crafter, tick: u32): void {
  if (crafter.firstHeld < crafter.firstNeed || crafter.secondHeld < crafter.secondNeed) return;
  if (crafter.outputHeld + crafter.outputCount > CRAFTER_CAP) return;
  crafter.firstHeld -= crafter.firstNeed;
  crafter.secondHeld -= crafter.secondNeed;
  updateWanted(crafter);
  wakeAll(crafter.feeders);
  crafter.busy = true;
  const finish = tick + crafter.ticks;
  crafter.finish = finish;
  const slot = finishing + ((finish & (RING - 1)) << 2);
  crafter.nextFinishing = changetype<Crafter | null>(load<usize>(slot));
  store<usize>(slot, changetype<usize>(crafter));
}

function wakeAll(list: Link | null): void {
  let link = list;
  while (link != null) {
    wakeInserter(link.inserter);
    link = link.next;
  }
}

/** Writes what a snapshot shows into the entity records. */
export function reportCrafters(tick: u32): void {
  for (let index = 0; index < entityCount(); index++) {
    const crafter = crafterOf(index);
    if (changetype<usize>(crafter) === 0) continue;
    const entity = crafter.entity;
    setCount(entity.inputs, crafter.firstItem, crafter.firstHeld);
    if (crafter.secondNeed !== 0) setCount(entity.inputs, crafter.secondItem, crafter.secondHeld);
    setCount(entity.outputs, crafter.output, crafter.outputHeld);
    entity.craftLeft = crafter.busy ? <i32>(crafter.finish - tick) : 0;
  }
}
