import { RECIPE } from '../../recipes.ts';
import * as Crafter from '../island/fields/crafter.ts';
import * as Inserter from '../island/fields/inserter.ts';
import type { Surroundings } from './surroundings.ts';

export function buildCrafters(
  around: Surroundings,
  inserters: Int32Array,
  firstInserter: number,
  firstActor: number,
): { crafters: Int32Array; hands: Int32Array } {
  const crafters = new Int32Array(around.crafters.length * Crafter.SIZE);
  const hands: number[] = [];
  for (let number = 0; number < around.crafters.length; number++) {
    const record = number * Crafter.SIZE;
    const { inputs, output, ticks, machine } = RECIPE[around.crafterAt(number).recipe];
    crafters[record + Crafter.INPUT] = inputs[0]!.item;
    crafters[record + Crafter.NEED] = inputs[0]!.count;
    crafters[record + Crafter.SECOND_INPUT] = inputs[1]?.item ?? Crafter.NO_INPUT;
    crafters[record + Crafter.SECOND_NEED] = inputs[1]?.count ?? 0;
    crafters[record + Crafter.OUTPUT] = output.item;
    crafters[record + Crafter.YIELD] = output.count;
    crafters[record + Crafter.TICKS] = ticks;
    crafters[record + Crafter.IS_FURNACE] = machine === 'furnace' ? 1 : 0;
    crafters[record + Crafter.ACTOR] = firstActor + number;
    crafters[record + Crafter.GIVERS] = hands.length;
    hands.push(...handsOf(inserters, firstInserter, Inserter.DROP, Inserter.INTO, record));
    crafters[record + Crafter.GIVERS_END] = hands.length;
    crafters[record + Crafter.TAKERS] = hands.length;
    hands.push(...handsOf(inserters, firstInserter, Inserter.PICKUP, Inserter.FROM, record));
    crafters[record + Crafter.TAKERS_END] = hands.length;
  }
  return { crafters, hands: Int32Array.from(hands) };
}

/** The hands whose pickup or drop is the crafter, see `fields/hand.ts`. */
function handsOf(
  inserters: Int32Array,
  firstActor: number,
  kind: number,
  which: number,
  crafter: number,
): number[] {
  const words: number[] = [];
  for (let number = 0; number * Inserter.SIZE < inserters.length; number++) {
    const record = number * Inserter.SIZE;
    if (inserters[record + kind] === Inserter.CRAFTER && inserters[record + which] === crafter) {
      words.push(firstActor + number, record);
    }
  }
  return words;
}
