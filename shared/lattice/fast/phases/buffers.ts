import { CRAFTER_CAP } from '../../constants.ts';
import * as Crafter from '../island/fields/crafter.ts';
import type { Island } from '../island/island.ts';
import { wake } from '../island/wheel.ts';

/** How many of an item a crafter has buffered; as many as it may hold for what is none of its inputs. */
export function countOf({ crafters }: Island, crafter: number, item: number): number {
  if (crafters[crafter + Crafter.INPUT] === item) return crafters[crafter + Crafter.BUFFERED];
  if (crafters[crafter + Crafter.SECOND_INPUT] === item) return crafters[crafter + Crafter.SECOND_BUFFERED];
  return CRAFTER_CAP;
}

/** An input of the recipe with fewer than the cap buffered (spec: lattice-rules, phase 2, Accepting). */
export function accepts(island: Island, crafter: number, item: number): boolean {
  return countOf(island, crafter, item) < CRAFTER_CAP;
}

/** Whether it accepts nothing at all; it wakes its givers when it starts. */
export function isFull({ crafters }: Island, crafter: number): boolean {
  if (crafters[crafter + Crafter.BUFFERED] < CRAFTER_CAP) return false;
  const hasOne = crafters[crafter + Crafter.SECOND_INPUT] === Crafter.NO_INPUT;
  return hasOne || crafters[crafter + Crafter.SECOND_BUFFERED] >= CRAFTER_CAP;
}

export function addInput(island: Island, crafter: number, item: number): void {
  const { crafters } = island;
  const isFirst = crafters[crafter + Crafter.INPUT] === item;
  crafters[crafter + (isFirst ? Crafter.BUFFERED : Crafter.SECOND_BUFFERED)]++;
  if (crafters[crafter + Crafter.BUSY] === 0) wake(island, crafters[crafter + Crafter.ACTOR]);
}
