import { SWING } from '../constants.ts';
import { type Item, itemName } from '../items.ts';
import type { Readings } from '../readings.ts';
import { accepts, tryToDrop } from './drop.ts';
import { type InserterPart, named } from './parts.ts';
import { chooseItem } from './pickup.ts';
import type { Tracer } from './trace.ts';

/** Phase 2: each inserter takes, swings, drops or returns. */
export function runInserters(
  inserters: readonly InserterPart[],
  as: Readings,
  trace: Tracer | undefined,
): void {
  for (const inserter of inserters) {
    switch (inserter.phase) {
      case 'idle':
        tryToTake(inserter, as, trace);
        break;
      case 'swing':
        swing(inserter, as, trace);
        break;
      case 'return':
        comeBack(inserter, as, trace);
        break;
    }
  }
}

function tryToTake(inserter: InserterPart, as: Readings, trace: Tracer | undefined): void {
  const choice = chooseItem(inserter, as);
  if (!choice.found) {
    trace?.didNot(inserter, `took nothing: ${choice.why}`, inserter.pickup, inserter.drop);
    return;
  }
  if (!isTakenFor(inserter, choice.item, as)) {
    const text = `left ${itemName(choice.item)} where it is: ${named(inserter.drop)} would not accept it now`;
    trace?.didNot(inserter, text, inserter.pickup, inserter.drop);
    return;
  }
  choice.take();
  inserter.held = choice.item;
  inserter.phase = 'swing';
  inserter.swingLeft = SWING;
  trace?.did(inserter, `took ${itemName(choice.item)} ${choice.why}`, inserter.pickup, inserter.drop);
}

function isTakenFor(inserter: InserterPart, item: Item, as: Readings): boolean {
  const { drop } = inserter;
  if (
    as['inserter-take-blind'] &&
    (drop?.kind === 'belt' || drop?.kind === 'crafter' || drop?.kind === 'sink')
  )
    return true;
  return accepts(inserter, item, as);
}

function swing(inserter: InserterPart, as: Readings, trace: Tracer | undefined): void {
  const last = as['inserter-drop-late'] ? 0 : 1;
  if (inserter.swingLeft > last) {
    inserter.swingLeft--;
    return;
  }
  const { held, drop } = inserter;
  if (held === undefined || !tryToDrop(inserter, held, as)) {
    const item = held === undefined ? 'nothing' : itemName(held);
    trace?.didNot(inserter, `still holds ${item}: ${named(drop)} does not accept it`, drop);
    return;
  }
  inserter.held = undefined;
  inserter.phase = 'return';
  inserter.swingLeft = SWING;
  trace?.did(inserter, `dropped ${itemName(held)} into ${named(drop)}`, drop);
}

function comeBack(inserter: InserterPart, as: Readings, trace: Tracer | undefined): void {
  if (inserter.swingLeft > 0) inserter.swingLeft--;
  if (inserter.swingLeft > 0) return;
  inserter.phase = 'idle';
  trace?.did(inserter, 'is idle again and may take from the next tick on');
  if (as['inserter-return-same-tick']) tryToTake(inserter, as, trace);
}
