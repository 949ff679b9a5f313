import { type Item, itemIndex, itemName } from '../../../shared/lattice/items.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { IDLE } from '../geometry/inserter-arm.ts';
import type { Finding, Step } from './finding.ts';
import { beltAhead, beltBehind, giversOnto, ledOnto } from './flow.ts';
import { lookBehind } from './look-behind.ts';

/** Why a belt has no room, or brings nothing. */
export function beltFinding(board: Board, step: Step, reader: FrameReader): Finding {
  return step.towards === 'taker'
    ? jamFinding(board, step.entity, reader)
    : emptyFinding(board, step, reader);
}

/** What a jam stands before: its last belt, and from there what should take its items and does not. */
function jamFinding(board: Board, entity: number, reader: FrameReader): Finding {
  const jam = [entity];
  let next = beltAhead(board, entity);
  for (; next !== undefined && !isEmpty(reader, next); next = beltAhead(board, next)) jam.push(next);
  if (next !== undefined) return { says: 'has no room now', detail: 'its items move on', next: undefined };
  const last = jam.at(-1)!;
  const { x, y } = board.scenario.entities[last]!;
  const taker = carrierAfter(board, last) ?? standingTaker(board, jam, reader);
  if (taker !== undefined) {
    const detail = jam.length === 1 ? '' : `full as far as ${x},${y}`;
    return { says: 'has no room', detail, next: { entity: taker, towards: 'taker' } };
  }
  return {
    says: 'has no room',
    detail: `dead end at ${x},${y}, and nothing takes its items`,
    next: undefined,
  };
}

/** The belt or splitter that the last belt of a run hands items to. */
function carrierAfter(board: Board, belt: number): number | undefined {
  const after = ledOnto(board, belt);
  const type = after === undefined ? undefined : board.scenario.entities[after]!.type;
  return type === 'belt' || type === 'splitter' || type === 'lane-splitter' ? after : undefined;
}

/** The inserter nearest to a jam's end that finds items on it and leaves them there. */
function standingTaker(board: Board, jam: readonly number[], reader: FrameReader): number | undefined {
  return board.inserters
    .filter(({ pickup, entity }) => jam.includes(pickup ?? -1) && reader.phase[entity] === IDLE)
    .filter((inserter) => lookBehind(board, inserter, reader).found === 'refused')
    .sort((a, b) => jam.indexOf(b.pickup!) - jam.indexOf(a.pickup!))[0]?.entity;
}

/** What should fill a belt: against its run to the first one with such items, or to what should put some onto it. */
function emptyFinding(board: Board, { entity, item }: Step, reader: FrameReader): Finding {
  const says = isEmpty(reader, entity) || item === undefined ? 'is empty' : `brings no ${itemName(item)}`;
  for (let belt: number | undefined = entity; belt !== undefined; belt = beltBehind(board, belt)) {
    const { x, y } = board.scenario.entities[belt]!;
    if (belt !== entity && holds(reader, belt, item)) {
      return {
        says,
        detail: `the next ${item === undefined ? 'items are' : 'one is'} at ${x},${y}`,
        next: undefined,
      };
    }
    const giver = giversOnto(board, belt).find((one) => mayBring(board, one, item));
    if (giver !== undefined) return { says, detail: '', next: { entity: giver, towards: 'giver', item } };
  }
  return { says, detail: 'nothing feeds it', next: undefined };
}

/** Whether a giver could ever bring an item; of those that only hand on it is not known. */
function mayBring(board: Board, giver: number, item: Item | undefined): boolean {
  if (item === undefined) return true;
  const entity = board.scenario.entities[giver]!;
  if (entity.type === 'source') return itemIndex(entity.item) === item;
  const pickup = board.inserterAt(giver)?.pickup;
  const maker = pickup === undefined ? undefined : board.crafterAt(pickup);
  return maker === undefined || maker.output === item;
}

/** Whether an item, or any where none is named, is on a belt. */
function holds(reader: FrameReader, belt: number, item: Item | undefined): boolean {
  if (item === undefined) return !isEmpty(reader, belt);
  for (let at = reader.laneStart[2 * belt]!; at < reader.laneStart[2 * belt + 2]!; at++) {
    if (reader.itemKind[at] === item) return true;
  }
  return false;
}

/** Whether nothing is on either lane of a belt. */
export function isEmpty({ laneStart }: FrameReader, belt: number): boolean {
  return laneStart[2 * belt] === laneStart[2 * belt + 2];
}
