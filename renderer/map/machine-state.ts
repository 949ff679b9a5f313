import { CRAFTER_CAP, ENTRY } from '../../shared/lattice/constants.ts';
import { type Item, itemName } from '../../shared/lattice/items.ts';
import type { Board } from './board.ts';
import { type FrameReader, NOTHING } from './frames/frame-reader.ts';
import { lands, nearSide } from './frames/hand-overs.ts';
import type { CrafterShape } from './geometry/crafter-shape.ts';
import { IDLE, type InserterShape, RETURNING } from './geometry/inserter-arm.ts';

/** What a machine does or why it stands. */
export interface MachineState {
  readonly is: 'crafting' | 'no-input' | 'output-full' | 'moving' | 'waiting' | 'blocked';
  /** The same in words. */
  readonly reason: string;
}

/** Whether an assembler or furnace crafts, and if not, what is in its way: a full output before a missing input. */
export function crafterState(crafter: CrafterShape, reader: FrameReader): MachineState {
  const { entity, recipe, output } = crafter;
  const left = reader.left[entity]!;
  if (left > 0) {
    return { is: 'crafting', reason: `crafts ${itemName(output)}, ${left} of ${recipe.ticks} ticks left` };
  }
  const made = reader.output[entity]!;
  if (made + recipe.output.count > CRAFTER_CAP) {
    return { is: 'output-full', reason: `output is full: ${made} of ${CRAFTER_CAP} ${itemName(output)}` };
  }
  const missing = missingInputs(crafter, reader);
  if (missing.length > 0) return { is: 'no-input', reason: missing.join(', ') };
  return { is: 'waiting', reason: 'starts with the next tick' };
}

/** The crafter's state as a small number, for code that draws: see `crafterState`. */
export function crafterStands(crafter: CrafterShape, reader: FrameReader): MachineState['is'] {
  const { entity, recipe } = crafter;
  if (reader.left[entity]! > 0) return 'crafting';
  if (reader.output[entity]! + recipe.output.count > CRAFTER_CAP) return 'output-full';
  for (let input = 0; input < recipe.inputs.length; input++) {
    if (reader.inputs[2 * entity + input]! < recipe.inputs[input]!.count) return 'no-input';
  }
  return 'waiting';
}

function missingInputs({ entity, recipe }: CrafterShape, reader: FrameReader): string[] {
  return recipe.inputs.flatMap(({ item, count }, input) => {
    const there = reader.inputs[2 * entity + input]!;
    if (there >= count) return [];
    return [there === 0 ? `no ${itemName(item)}` : `${there} of ${count} ${itemName(item)}`];
  });
}

/** Whether an inserter moves, waits for something to take, or cannot drop what it holds. */
export function inserterState(board: Board, inserter: InserterShape, reader: FrameReader): MachineState {
  const { entity } = inserter;
  const phase = reader.phase[entity]!;
  const left = reader.left[entity]!;
  if (phase === RETURNING) return { is: 'moving', reason: `returns, ${left} ticks left` };
  if (phase === IDLE) return { is: 'waiting', reason: 'waits for something to take' };
  const held = reader.held[entity]!;
  const item = held === NOTHING ? 'nothing' : itemName(held);
  if (left > 1) return { is: 'moving', reason: `carries ${item}, ${left} ticks left` };
  if (!isBlocked(board, inserter, reader))
    return { is: 'moving', reason: `drops ${item} with the next tick` };
  return { is: 'blocked', reason: `holds ${item}: ${whyNot(board, inserter, held, reader)}` };
}

/** Whether an inserter has come to its drop tile with an item that this does not take now. */
export function isBlocked(board: Board, inserter: InserterShape, reader: FrameReader): boolean {
  const { entity, drop } = inserter;
  if (reader.phase[entity] === IDLE || reader.phase[entity] === RETURNING) return false;
  if (reader.left[entity]! > 1) return false;
  const target = drop === undefined ? undefined : board.scenario.entities[drop];
  switch (target?.type) {
    case 'belt':
      return !lands(reader, 2 * drop! + nearSide(inserter, target), ENTRY);
    case 'assembler':
    case 'furnace':
      return !takes(board, drop!, reader.held[entity]!, reader);
    default:
      return target?.type !== 'sink';
  }
}

function takes(board: Board, crafter: number, item: Item, reader: FrameReader): boolean {
  const inputs = board.crafterAt(crafter)?.recipe.inputs ?? [];
  const input = inputs.findIndex((needed) => needed.item === item);
  return input >= 0 && reader.inputs[2 * crafter + input]! < CRAFTER_CAP;
}

function whyNot(board: Board, { drop }: InserterShape, item: Item, reader: FrameReader): string {
  const target = drop === undefined ? undefined : board.scenario.entities[drop];
  switch (target?.type) {
    case 'belt':
      return `no room on the belt at ${target.x},${target.y}`;
    case 'assembler':
    case 'furnace': {
      const inputs = board.crafterAt(drop!)?.recipe.inputs ?? [];
      const input = inputs.findIndex((needed) => needed.item === item);
      if (input < 0) return `the ${target.type} at ${target.x},${target.y} does not use it`;
      return `the ${target.type} at ${target.x},${target.y} has ${reader.inputs[2 * drop! + input]!} of ${CRAFTER_CAP}`;
    }
    default:
      return 'nothing ahead takes items';
  }
}
