import { COAL, type Item, itemIndex } from '../../../shared/lattice/items.ts';
import type { Belt } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { nearSide } from '../frames/hand-overs.ts';
import type { InserterShape } from '../geometry/inserter-arm.ts';
import { inputOf, isTaken } from './accepts.ts';

/** What an idle inserter finds on its pickup tile (spec: lattice-rules, phase 2, Taking). */
export interface Behind {
  /** Nothing there ever gives items; nothing is there now; its target does not take what is; or it takes it. */
  readonly found: 'no-giver' | 'nothing' | 'refused' | 'takes';
  /** What it finds and leaves, or the one that it takes. */
  readonly items: readonly Item[];
}

export function lookBehind(board: Board, inserter: InserterShape, reader: FrameReader): Behind {
  const offered = offers(board, inserter, reader);
  if (offered === undefined) return { found: 'no-giver', items: [] };
  const wanted = wantedFirst(board, inserter, offered, reader);
  if (wanted === undefined) return { found: 'nothing', items: [] };
  if (isTaken(board, inserter, wanted, reader)) return { found: 'takes', items: [wanted] };
  return { found: 'refused', items: offersToCrafter(board, inserter) ? [...new Set(offered)] : [wanted] };
}

/** Items that could be taken now, the far lane's before the near one's; undefined where there never are any. */
function offers(board: Board, inserter: InserterShape, reader: FrameReader): readonly Item[] | undefined {
  const { pickup } = inserter;
  const giver = pickup === undefined ? undefined : board.scenario.entities[pickup];
  switch (giver?.type) {
    case 'belt':
      return leads(inserter, giver, reader);
    case 'assembler':
    case 'furnace':
      return reader.output[pickup!]! > 0 ? [board.crafterAt(pickup!)!.output] : [];
    case 'source':
      return [itemIndex(giver.item)!];
    default:
      return undefined;
  }
}

function leads(inserter: InserterShape, belt: Belt, reader: FrameReader): readonly Item[] {
  const near = nearSide(inserter, belt);
  return [1 - near, near].flatMap((side) => {
    const start = reader.laneStart[2 * inserter.pickup! + side]!;
    return start < reader.laneStart[2 * inserter.pickup! + side + 1]! ? [reader.itemKind[start]!] : [];
  });
}

function offersToCrafter(board: Board, { drop }: InserterShape): boolean {
  return drop !== undefined && board.crafterAt(drop) !== undefined;
}

/** The one that it goes for: for a furnace coal first, for an assembler what that holds least of, else the far lane's. */
function wantedFirst(
  board: Board,
  inserter: InserterShape,
  offered: readonly Item[],
  reader: FrameReader,
): Item | undefined {
  const crafter = inserter.drop === undefined ? undefined : board.crafterAt(inserter.drop);
  if (crafter === undefined) return offered[0];
  const accepted = offered.filter((item) => isTaken(board, inserter, item, reader));
  const rank = (item: Item): number =>
    crafter.furnace ? Number(item !== COAL) : (inputOf(board, crafter.entity, item, reader) ?? 0);
  return [...accepted].sort((a, b) => rank(a) - rank(b))[0] ?? offered[0];
}
