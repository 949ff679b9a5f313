import { CRAFTER_CAP } from '../constants.ts';
import { itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { addCount, type CrafterPart, countOf } from './parts.ts';
import type { Tracer } from './trace.ts';

/** Phase 5: assemblers and furnaces count down, deposit, and start again. */
export function runCrafters(crafters: readonly CrafterPart[], as: Readings, trace: Tracer | undefined): void {
  for (const crafter of crafters) {
    if (crafter.craftLeft > 1) {
      crafter.craftLeft--;
      continue;
    }
    if (crafter.craftLeft === 1) {
      deposit(crafter, trace);
      if (as['crafter-idle-after-deposit']) continue;
    }
    tryToStart(crafter, as, trace);
  }
}

function deposit(crafter: CrafterPart, trace: Tracer | undefined): void {
  const { item, count } = crafter.recipe.output;
  addCount(crafter.output, item, count);
  crafter.craftLeft = 0;
  trace?.did(crafter, `made ${count} ${itemName(item)}`);
}

function tryToStart(crafter: CrafterPart, as: Readings, trace: Tracer | undefined): void {
  const { recipe } = crafter;
  const short = recipe.inputs.find(({ item, count }) => countOf(crafter.inputs, item) < count);
  if (short !== undefined) {
    const found = countOf(crafter.inputs, short.item);
    trace?.didNot(
      crafter,
      `did not start: it needs ${short.count} ${itemName(short.item)} and holds ${found}`,
    );
    return;
  }
  if (!hasOutputRoom(crafter, as)) {
    const { item } = recipe.output;
    trace?.didNot(
      crafter,
      `did not start: its output holds ${countOf(crafter.output, item)} ${itemName(item)}`,
    );
    return;
  }
  for (const { item, count } of recipe.inputs) addCount(crafter.inputs, item, -count);
  crafter.craftLeft = as['crafter-one-short'] ? recipe.ticks - 1 : recipe.ticks;
  trace?.did(crafter, `started on ${recipe.name}, ${crafter.craftLeft} ticks`);
}

function hasOutputRoom(crafter: CrafterPart, as: Readings): boolean {
  if (as['crafter-no-output-gate']) return true;
  const { item, count } = crafter.recipe.output;
  const after = countOf(crafter.output, item) + count;
  return as['crafter-output-below-cap'] ? after < CRAFTER_CAP : after <= CRAFTER_CAP;
}
