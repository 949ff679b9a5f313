import { CRAFTER_CAP, ENTRY } from '../../../shared/lattice/constants.ts';
import type { Item } from '../../../shared/lattice/items.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { lands, nearSide } from '../frames/hand-overs.ts';
import type { InserterShape } from '../geometry/inserter-arm.ts';

/** Whether what is ahead of an inserter would take an item now (spec: lattice-rules, phase 2, Accepting). */
export function isTaken(board: Board, inserter: InserterShape, item: Item, reader: FrameReader): boolean {
  const { drop } = inserter;
  const target = drop === undefined ? undefined : board.scenario.entities[drop];
  switch (target?.type) {
    case 'belt':
      return lands(reader, 2 * drop! + nearSide(inserter, target), ENTRY);
    case 'assembler':
    case 'furnace': {
      const there = inputOf(board, drop!, item, reader);
      return there !== undefined && there < CRAFTER_CAP;
    }
    default:
      return target?.type === 'sink';
  }
}

/** Why what is ahead of an inserter does not take an item, in words. */
export function whyNotTaken(board: Board, { drop }: InserterShape, item: Item, reader: FrameReader): string {
  const target = drop === undefined ? undefined : board.scenario.entities[drop];
  switch (target?.type) {
    case 'belt':
      return `no room on the belt at ${target.x},${target.y}`;
    case 'assembler':
    case 'furnace': {
      const there = inputOf(board, drop!, item, reader);
      const where = `the ${target.type} at ${target.x},${target.y}`;
      return there === undefined ? `${where} does not use it` : `${where} has ${there} of ${CRAFTER_CAP}`;
    }
    default:
      return 'nothing ahead takes items';
  }
}

/** How many of an item a crafter holds as input; undefined where it does not use the item. */
export function inputOf(board: Board, crafter: number, item: Item, reader: FrameReader): number | undefined {
  const inputs = board.crafterAt(crafter)?.recipe.inputs ?? [];
  for (let input = 0; input < inputs.length; input++) {
    if (inputs[input]!.item === item) return reader.inputs[2 * crafter + input]!;
  }
  return undefined;
}
