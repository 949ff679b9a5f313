import { CRAFTER_CAP, TILE } from '../../constants.ts';
import { COAL } from '../../items.ts';
import { removeAt } from '../island/changes.ts';
import { type Island, NEVER } from '../island/island.ts';
import { firstFrom, itemOf, positionOf } from '../island/lanes.ts';
import { CRAFTER } from '../island/plan.ts';
import { movesUntil } from '../island/room.ts';
import { schedule } from '../island/wheel.ts';
import { countOf } from './buffers.ts';

/** Stands for no item in the island's arrays. */
export const NO_ITEM = 255;

/** Takes an item from the pickup belt (spec: lattice-rules, phase 2, Taking), or has the inserter wake when one may come. */
export function takeFromBelt(island: Island, inserter: number, actor: number): number {
  const { far, near, edge, drop, into } = island.plan.inserters;
  const from = edge[inserter];
  const farLane = far[inserter];
  const nearLane = near[inserter];
  const farIndex = firstFrom(island, farLane, from);
  const nearIndex = firstFrom(island, nearLane, from);
  const farItem = itemBefore(island, farLane, farIndex, from + TILE);
  const nearItem = itemBefore(island, nearLane, nearIndex, from + TILE);
  let takeFar = farItem !== NO_ITEM;
  let takeNear = nearItem !== NO_ITEM;
  if (drop[inserter] === CRAFTER) {
    const crafter = into[inserter];
    const farCount = takeFar ? countOf(island, crafter, farItem) : CRAFTER_CAP;
    const nearCount = takeNear ? countOf(island, crafter, nearItem) : CRAFTER_CAP;
    takeFar = farCount < CRAFTER_CAP;
    takeNear = nearCount < CRAFTER_CAP;
    if (takeFar && takeNear) {
      if (island.plan.crafters.isFurnace[crafter] === 1) takeFar = farItem === COAL || nearItem !== COAL;
      else takeFar = farCount <= nearCount;
    }
  }
  if (takeFar) {
    removeAt(island, farLane, farIndex);
    return farItem;
  }
  if (takeNear) {
    removeAt(island, nearLane, nearIndex);
    return nearItem;
  }
  waitForLead(island, actor, farLane, farIndex, from);
  waitForLead(island, actor, nearLane, nearIndex, from);
  return NO_ITEM;
}

/** The item at an index if it stands before a coordinate. */
function itemBefore(island: Island, lane: number, k: number, coordinate: number): number {
  if (k === island.count[lane] || positionOf(island, lane, k) >= coordinate) return NO_ITEM;
  return itemOf(island, lane, k);
}

/** Item k is the first at or behind the tile's output edge: it may leave the tile, or come onto it. */
function waitForLead(island: Island, actor: number, lane: number, k: number, edge: number): void {
  if (k === island.count[lane]) return;
  const isOnTile = positionOf(island, lane, k) < edge + TILE;
  if (isOnTile && edge === 0) return;
  const moves = movesUntil(island, lane, k, isOnTile ? edge - 1 : edge + TILE - 1);
  if (moves !== NEVER) schedule(island, actor, moves + 1);
}
