import { CRAFTER_CAP } from '../../../shared/lattice/constants.ts';
import { type Item, itemName } from '../../../shared/lattice/items.ts';
import type { Belt, Scenario, Source, Splitter } from '../../../shared/lattice/scenario/scenario.ts';
import type { Frame } from '../../../shared/lattice/state/frame.ts';
import { type Board, boardOf } from '../board.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import type { CrafterShape } from '../geometry/crafter-shape.ts';
import { crafterState, inserterState } from '../standing/machine-state.ts';

const WAYS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** One cell of a frame in words, for those who do not see the map. */
export function describeCell(scenario: Scenario, frame: Frame, x: number, y: number): string {
  const board = boardOf(scenario);
  const reader = new FrameReader(board);
  reader.read(frame);
  return describeTile(board, reader, x, y);
}

/** The same for a board and a frame that are read already. */
export function describeTile(board: Board, reader: FrameReader, x: number, y: number): string {
  const entity = board.layout.tiles.at(x, y);
  return `${x},${y}: ${entity === undefined ? 'empty' : describeEntity(board, reader, entity)}`;
}

/** An entity and its state in words. */
export function describeEntity(board: Board, reader: FrameReader, index: number): string {
  const entity = board.scenario.entities[index]!;
  switch (entity.type) {
    case 'belt':
      return belt(board, reader, entity, index);
    case 'splitter':
    case 'lane-splitter':
      return splitter(reader, entity, index);
    case 'inserter': {
      const shape = board.inserterAt(index)!;
      return `inserter to the ${WAYS[entity.dir]}, ${inserterState(board, shape, reader).reason}`;
    }
    case 'assembler':
    case 'furnace':
      return crafter(reader, board.crafterAt(index)!);
    case 'source':
      return source(entity);
    case 'sink':
      return `sink, has taken ${reader.consumed[index]}${most(reader, index)}`;
  }
}

function belt({ belts }: Board, reader: FrameReader, { tier, dir }: Belt, index: number): string {
  const bend = belts[index]?.from === undefined ? '' : ', a curve';
  const lanes = (['left', 'right'] as const).map((name, side) => {
    const items: string[] = [];
    for (let at = reader.laneStart[2 * index + side]!; at < reader.laneStart[2 * index + side + 1]!; at++) {
      items.push(`${itemName(reader.itemKind[at]!)} at ${reader.itemPos[at]}`);
    }
    return `${name} lane ${items.length === 0 ? 'empty' : items.join(', ')}`;
  });
  return `${tier} belt to the ${WAYS[dir]}${bend}; ${lanes.join('; ')}`;
}

function splitter(reader: FrameReader, { type, dir }: Splitter, index: number): string {
  if (type === 'lane-splitter') return `lane-splitter to the ${WAYS[dir]}`;
  const output = (lane: number): string => ((reader.phase[index]! >> lane) & 1 ? 'second' : 'first');
  const input = reader.held[index]! & 1 ? 'second' : 'first';
  return (
    `splitter to the ${WAYS[dir]}, the left lane goes to its ${output(0)} output next, ` +
    `the right lane to its ${output(1)}, the ${input} input goes first`
  );
}

function crafter(reader: FrameReader, shape: CrafterShape): string {
  const { entity, recipe, output, furnace } = shape;
  const inputs = recipe.inputs.map(
    ({ item }, input) => `${reader.inputs[2 * entity + input]} of ${CRAFTER_CAP} ${itemName(item)}`,
  );
  const made = `${reader.output[entity]} of ${CRAFTER_CAP} ${itemName(output)}`;
  const { reason } = crafterState(shape, reader);
  return `${furnace ? 'furnace' : 'assembler'} for ${recipe.name}: ${reason}; in ${inputs.join(', ')}; out ${made}`;
}

function source({ item, dir, lane, period }: Source): string {
  const lanes = lane === 'both' ? 'both lanes' : `the ${lane} lane`;
  return `source of ${item} to the ${WAYS[dir]}, onto ${lanes}, every ${period === 1 ? 'tick' : `${period} ticks`}`;
}

function most(reader: FrameReader, index: number): string {
  const item: Item = reader.held[index]!;
  return reader.consumed[index] === 0 ? '' : `, most of it ${itemName(item)}`;
}
