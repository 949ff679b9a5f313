import { CRAFTER_CAP } from '../../constants.ts';
import type { Island } from '../island/island.ts';
import { CRAFTERS } from '../island/plan.ts';
import { wake } from '../island/wheel.ts';

/** How many of an item a crafter has buffered; as many as it may hold for what is none of its inputs. */
export function countOf(island: Island, crafter: number, item: number): number {
  const { inputItem } = island.plan.crafters;
  if (inputItem[2 * crafter] === item) return island.buffered[2 * crafter];
  if (inputItem[2 * crafter + 1] === item) return island.buffered[2 * crafter + 1];
  return CRAFTER_CAP;
}

/** An input of the recipe with fewer than the cap buffered (spec: lattice-rules, phase 2, Accepting). */
export function accepts(island: Island, crafter: number, item: number): boolean {
  return countOf(island, crafter, item) < CRAFTER_CAP;
}

/** Whether it accepts nothing at all; it wakes its givers when it starts. */
export function isFull(island: Island, crafter: number): boolean {
  const { inputCount } = island.plan.crafters;
  if (island.buffered[2 * crafter] < CRAFTER_CAP) return false;
  return inputCount[2 * crafter + 1] === 0 || island.buffered[2 * crafter + 1] >= CRAFTER_CAP;
}

export function addInput(island: Island, crafter: number, item: number): void {
  const { inputItem } = island.plan.crafters;
  island.buffered[inputItem[2 * crafter] === item ? 2 * crafter : 2 * crafter + 1]++;
  if (island.crafting[crafter] === 0) wake(island, island.plan.actors.first[CRAFTERS] + crafter);
}
