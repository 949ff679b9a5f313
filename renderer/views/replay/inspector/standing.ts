import { CRAFTER_CAP } from '../../../../shared/lattice/constants.ts';
import { itemName } from '../../../../shared/lattice/items.ts';
import { RECIPE } from '../../../../shared/lattice/recipes.ts';
import type { Crafter, Entity } from '../../../../shared/lattice/scenario/scenario.ts';
import type { CrafterState, EntityState } from '../../../../shared/lattice/state/entity-state.ts';

/** Whether an entity works, and if not, why it stands. */
export interface Standing {
  readonly is: 'works' | 'waits' | 'stands';
  /** A word or two. */
  readonly label: string;
  /** The same as a sentence. */
  readonly reason: string;
}

/** What a state says of the entity's work; undefined for entities that only carry. */
export function standingOf(entity: Entity, state: EntityState): Standing | undefined {
  if (state.kind === 'inserter') return inserterStanding(state.phase, state.held, state.swingLeft);
  if (state.kind !== 'assembler' && state.kind !== 'furnace') return undefined;
  return 'recipe' in entity ? crafterStanding(entity, state) : undefined;
}

function crafterStanding({ recipe }: Crafter, { inputs, output, craftLeft }: CrafterState): Standing {
  const made = RECIPE[recipe];
  if (craftLeft > 0) {
    const reason = `makes ${recipe}: ${craftLeft} of ${made.ticks} ticks left`;
    return { is: 'works', label: 'crafting', reason };
  }
  const held = countOf(output, made.output.item);
  if (held + made.output.count > CRAFTER_CAP) {
    const reason = `its output holds ${held} of ${CRAFTER_CAP} ${itemName(made.output.item)}`;
    return { is: 'stands', label: 'output full', reason };
  }
  const missing = made.inputs.find(({ item, count }) => countOf(inputs, item) < count);
  if (missing === undefined) return { is: 'waits', label: 'starting', reason: 'starts with the next tick' };
  const found = countOf(inputs, missing.item);
  const reason = `needs ${missing.count} ${itemName(missing.item)} and holds ${found}`;
  return { is: 'stands', label: 'no input', reason };
}

function inserterStanding(phase: string, held: number | undefined, left: number): Standing {
  const item = held === undefined ? 'nothing' : itemName(held);
  if (phase === 'return')
    return { is: 'works', label: 'returning', reason: `swings back: ${left} ticks left` };
  if (phase === 'swing' && left > 1)
    return { is: 'works', label: 'carrying', reason: `carries ${item}: ${left} ticks left` };
  if (phase === 'swing') {
    return {
      is: 'waits',
      label: 'at its target',
      reason: `holds ${item} and drops it as soon as its target takes it`,
    };
  }
  return { is: 'waits', label: 'idle', reason: 'has nothing to take, or nobody to give it to' };
}

function countOf(counts: CrafterState['inputs'], item: number): number {
  return counts.find(([one]) => one === item)?.[1] ?? 0;
}
