import { CRAFTER_CAP, TILE } from '../../constants.ts';
import { COAL } from '../../items.ts';
import { removeAt } from '../island/changes.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import * as Lane from '../island/fields/lane.ts';
import { type Island, NEVER } from '../island/island.ts';
import { firstFrom, itemOf, positionOf } from '../island/lanes.ts';
import { movesUntil } from '../island/watching.ts';
import { schedule } from '../island/wheel.ts';
import { countOf } from './buffers.ts';

/** Stands for no item in the island's records. */
export const NO_ITEM = 255;

/** Takes an item from the pickup belt (spec: lattice-rules, phase 2, Taking), or has the inserter wake when one may come. */
export function takeFromBelt(island: Island, inserter: number, actor: number): number {
  const { inserters } = island;
  const edge = inserters[inserter + Inserter.EDGE];
  const far = inserters[inserter + Inserter.FAR];
  const near = inserters[inserter + Inserter.NEAR];
  const farIndex = firstFrom(island, far, edge);
  const nearIndex = firstFrom(island, near, edge);
  const farItem = itemBefore(island, far, farIndex, edge + TILE);
  const nearItem = itemBefore(island, near, nearIndex, edge + TILE);
  let takeFar = farItem !== NO_ITEM;
  let takeNear = nearItem !== NO_ITEM;
  if (inserters[inserter + Inserter.DROP] === Inserter.CRAFTER && (takeFar || takeNear)) {
    const crafter = inserters[inserter + Inserter.INTO];
    const farCount = takeFar ? countOf(island, crafter, farItem) : CRAFTER_CAP;
    const nearCount = takeNear ? countOf(island, crafter, nearItem) : CRAFTER_CAP;
    takeFar = farCount < CRAFTER_CAP;
    takeNear = nearCount < CRAFTER_CAP;
    if (takeFar && takeNear) {
      const isFurnace = island.crafters[crafter + Crafter.IS_FURNACE] === 1;
      takeFar = isFurnace ? farItem === COAL || nearItem !== COAL : farCount <= nearCount;
    }
  }
  if (takeFar) {
    removeAt(island, far, farIndex);
    return farItem;
  }
  if (takeNear) {
    removeAt(island, near, nearIndex);
    return nearItem;
  }
  waitForLead(island, actor, far, farIndex, edge, inserters[inserter + Inserter.FAR_WATCH]);
  waitForLead(island, actor, near, nearIndex, edge, inserters[inserter + Inserter.NEAR_WATCH]);
  return NO_ITEM;
}

/** The item at an index if it stands before a coordinate. */
function itemBefore(island: Island, lane: number, k: number, coordinate: number): number {
  if (k === island.lanes[lane + Lane.COUNT] || positionOf(island, lane, k) >= coordinate) return NO_ITEM;
  return itemOf(island, lane, k);
}

/** Item k is the first at or behind the tile's output edge: it may leave the tile, or come onto it. */
function waitForLead(
  island: Island,
  actor: number,
  lane: number,
  k: number,
  edge: number,
  watch: number,
): void {
  if (k === island.lanes[lane + Lane.COUNT]) return;
  const isOnTile = positionOf(island, lane, k) < edge + TILE;
  if (isOnTile && edge === 0) return;
  const moves = movesUntil(island, lane, k, isOnTile ? edge - 1 : edge + TILE - 1, watch);
  if (moves !== NEVER) schedule(island, actor, moves + 1);
}
