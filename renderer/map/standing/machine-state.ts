import { CRAFTER_CAP } from '../../../shared/lattice/constants.ts';
import { COAL, type Item, itemName } from '../../../shared/lattice/items.ts';
import type { Board } from '../board.ts';
import { type FrameReader, NOTHING } from '../frames/frame-reader.ts';
import type { CrafterShape } from '../geometry/crafter-shape.ts';
import { IDLE, type InserterShape, RETURNING } from '../geometry/inserter-arm.ts';
import { isTaken, whyNotTaken } from './accepts.ts';
import { lookBehind } from './look-behind.ts';

/** What a machine does or why it stands. */
export interface MachineState {
  readonly is: 'crafting' | 'starting' | 'no-input' | 'output-full' | 'moving' | 'waiting' | 'blocked';
  /** A word or two. */
  readonly label: string;
  /** The same in words. */
  readonly reason: string;
}

/** Whether a machine neither works nor is about to. */
export function stands({ is }: MachineState): boolean {
  return is === 'no-input' || is === 'output-full' || is === 'waiting' || is === 'blocked';
}

/** What an assembler, furnace or inserter does or why it stands; undefined for entities that only carry. */
export function machineState(board: Board, entity: number, reader: FrameReader): MachineState | undefined {
  const crafter = board.crafterAt(entity);
  if (crafter !== undefined) return crafterState(crafter, reader);
  const inserter = board.inserterAt(entity);
  return inserter && inserterState(board, inserter, reader);
}

/** Whether an assembler or furnace crafts, and if not, what is in its way: a full output before a missing input. */
export function crafterState(crafter: CrafterShape, reader: FrameReader): MachineState {
  const { entity, recipe, output } = crafter;
  const left = reader.left[entity]!;
  if (left > 0) {
    const reason = `crafts ${itemName(output)}, ${left} of ${recipe.ticks} ticks left`;
    return { is: 'crafting', label: 'crafting', reason };
  }
  const made = reader.output[entity]!;
  if (made + recipe.output.count > CRAFTER_CAP) {
    const reason = `output is full: ${made} of ${CRAFTER_CAP} ${itemName(output)}`;
    return { is: 'output-full', label: 'output full', reason };
  }
  const missing = missingInputs(crafter, reader);
  if (missing.length > 0) {
    const onlyCoal = missing.every(({ item }) => item === COAL);
    const reason = missing.map(missingText).join(', ');
    return { is: 'no-input', label: onlyCoal ? 'no coal' : 'no input', reason };
  }
  return { is: 'starting', label: 'starting', reason: 'starts with the next tick' };
}

/** The crafter's state as a small number, for code that draws: see `crafterState`. */
export function crafterStands(crafter: CrafterShape, reader: FrameReader): MachineState['is'] {
  const { entity, recipe } = crafter;
  if (reader.left[entity]! > 0) return 'crafting';
  if (reader.output[entity]! + recipe.output.count > CRAFTER_CAP) return 'output-full';
  for (let input = 0; input < recipe.inputs.length; input++) {
    if (reader.inputs[2 * entity + input]! < recipe.inputs[input]!.count) return 'no-input';
  }
  return 'starting';
}

/** An input of which a crafter holds too little to start. */
export interface MissingInput {
  readonly item: Item;
  readonly there: number;
  readonly count: number;
}

export function missingInputs({ entity, recipe }: CrafterShape, reader: FrameReader): MissingInput[] {
  return recipe.inputs
    .map(({ item, count }, input) => ({ item, count, there: reader.inputs[2 * entity + input]! }))
    .filter(({ count, there }) => there < count);
}

function missingText({ item, there, count }: MissingInput): string {
  return there === 0 ? `no ${itemName(item)}` : `${there} of ${count} ${itemName(item)}`;
}

/** Whether an inserter moves, waits for something to take, or cannot drop what it holds. */
export function inserterState(board: Board, inserter: InserterShape, reader: FrameReader): MachineState {
  const { entity } = inserter;
  const phase = reader.phase[entity]!;
  const left = reader.left[entity]!;
  if (phase === RETURNING) return { is: 'moving', label: 'returning', reason: `returns, ${left} ticks left` };
  if (phase === IDLE) return idleState(board, inserter, reader);
  const held = reader.held[entity]!;
  const item = held === NOTHING ? 'nothing' : itemName(held);
  if (left > 1) return { is: 'moving', label: 'carrying', reason: `carries ${item}, ${left} ticks left` };
  if (!isBlocked(board, inserter, reader))
    return { is: 'moving', label: 'dropping', reason: `drops ${item} with the next tick` };
  const reason = `holds ${item}: ${whyNotTaken(board, inserter, held, reader)}`;
  return { is: 'blocked', label: 'target full', reason };
}

function idleState(board: Board, inserter: InserterShape, reader: FrameReader): MachineState {
  const { found, items } = lookBehind(board, inserter, reader);
  const names = items.map(itemName).join(' and ');
  switch (found) {
    case 'no-giver':
      return { is: 'waiting', label: 'nothing to take', reason: 'nothing behind it gives items' };
    case 'nothing':
      return { is: 'waiting', label: 'nothing to take', reason: 'waits for something to take' };
    case 'refused': {
      const why = whyNotTaken(board, inserter, items[0]!, reader);
      return { is: 'waiting', label: 'target full', reason: `leaves ${names} there: ${why}` };
    }
    case 'takes':
      return { is: 'moving', label: 'taking', reason: `takes ${names} with the next tick` };
  }
}

/** Whether an inserter has come to its drop tile with an item that this does not take now. */
export function isBlocked(board: Board, inserter: InserterShape, reader: FrameReader): boolean {
  const { entity } = inserter;
  if (reader.phase[entity] === IDLE || reader.phase[entity] === RETURNING) return false;
  if (reader.left[entity]! > 1) return false;
  return !isTaken(board, inserter, reader.held[entity]!, reader);
}
