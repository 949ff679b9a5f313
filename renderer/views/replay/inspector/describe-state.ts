import { itemName } from '../../../../shared/lattice/items.ts';
import type { Entity } from '../../../../shared/lattice/scenario/scenario.ts';
import type { EntityState, LaneItem } from '../../../../shared/lattice/state/entity-state.ts';

/** An entity's state in words. */
export function describeState(state: EntityState): string {
  switch (state.kind) {
    case 'belt':
      return `left ${lane(state.left)} · right ${lane(state.right)}`;
    case 'splitter':
      return `prefers output ${state.outPref}, input first ${state.inFirst}`;
    case 'splitter-rr':
      return `next input ${state.rrIn}, next output ${state.rrOut}`;
    case 'splitter-next':
      return `next belt ${state.nextBelt}`;
    case 'inserter': {
      const held = state.held === undefined ? 'empty' : `holds ${itemName(state.held)}`;
      return `${state.phase}, ${held}${state.swingLeft > 0 ? `, ${state.swingLeft} ticks left` : ''}`;
    }
    case 'assembler':
    case 'furnace': {
      const craft = state.craftLeft > 0 ? `crafts, ${state.craftLeft} ticks left` : 'waits';
      return `${craft} · in ${counts(state.inputs)} · out ${counts(state.output)}`;
    }
    case 'source':
      return `emits by phase ${state.emitPhase}`;
    case 'sink':
      return `consumed ${counts(state.consumed)}`;
    case 'lane-splitter':
      return 'no state of its own';
  }
}

/** An entity's name and what it was placed with. */
export function describeEntity(entity: Entity): string {
  const facing = 'dir' in entity ? ` ${entity.dir}` : '';
  const makes = 'recipe' in entity ? ` ${entity.recipe}` : '';
  const emits = 'item' in entity ? ` ${entity.item}` : '';
  return `${entity.type}${facing}${makes}${emits}`;
}

function lane(items: readonly LaneItem[]): string {
  return items.length === 0 ? '–' : items.map(({ pos, item }) => `${itemName(item)}@${pos}`).join(' ');
}

function counts(counted: readonly (readonly [item: number, count: number | bigint])[]): string {
  return counted.length === 0 ? '–' : counted.map(([item, count]) => `${count} ${itemName(item)}`).join(', ');
}
