import { TILE } from '../../../shared/lattice/constants.ts';
import { entityAt } from '../../../shared/lattice/layout.ts';
import type { Source } from '../../../shared/lattice/scenario/scenario.ts';
import type { Board } from '../board.ts';
import { clawPoint } from '../geometry/claw-point.ts';
import type { InserterShape } from '../geometry/inserter-arm.ts';
import { placeOn, type RunLane } from '../geometry/run-lanes.ts';
import { type Feeders, feedersOf } from './feeders.ts';
import { fillRow } from './fill-row.ts';
import type { FrameReader } from './frame-reader.ts';
import { hasDropped, takenItem } from './hand-overs.ts';
import { laneRow, matchLane } from './match-lane.ts';
import { MovingItems } from './moving-items.ts';

/** An item that left a lane or came onto one; a handful a tick. */
interface Passage {
  readonly kind: number;
  readonly path: number;
  readonly lane: number;
  readonly coordinate: number;
  readonly speed: number;
}

/** Which item of a frame is which in the next one, and how each gets there. */
export class Motion {
  readonly items = new MovingItems();
  readonly lanes: readonly RunLane[];
  /** By entity: nonzero where an inserter's item is among `items`, being put onto a belt. */
  readonly handed: Uint8Array;
  readonly #board: Board;
  readonly #feeders: Feeders;
  readonly #sourceOf: ReadonlyMap<number, Source>;
  readonly #before = laneRow();
  readonly #after = laneRow();
  #taken = new Uint8Array(1024);
  #noneTaken = new Uint8Array(1024);

  constructor(board: Board) {
    this.#board = board;
    this.lanes = board.lanes;
    this.#feeders = feedersOf(board);
    this.handed = new Uint8Array(board.scenario.entities.length);
    this.#sourceOf = sourcesByBelt(board);
  }

  /** Follows every item from one frame to the one a tick later. */
  follow(before: FrameReader, after: FrameReader): void {
    this.items.clear();
    this.handed.fill(0);
    this.#markTaken(before, after);
    if (this.#noneTaken.length < after.items) this.#noneTaken = new Uint8Array(2 * after.items);
    const exits = new Map<number, Passage[]>();
    const entries: Passage[] = [];
    this.lanes.forEach((lane, index) => {
      this.#followLane(lane, index, before, after, exits, entries);
    });
    for (const entry of entries) this.#enter(entry, exits, before, after);
    for (const left of exits.values()) for (const exit of left) this.#vanish(exit);
  }

  #followLane(
    lane: RunLane,
    index: number,
    before: FrameReader,
    after: FrameReader,
    exits: Map<number, Passage[]>,
    entries: Passage[],
  ): void {
    const old = this.#before;
    const now = this.#after;
    fillRow(old, lane, before, this.#taken);
    fillRow(now, lane, after, this.#noneTaken);
    if (old.count === 0 && now.count === 0) return;
    const passage = (row: typeof old, at: number): Passage => {
      const coordinate = row.coordinate[at]!;
      const [path] = placeOn(lane, coordinate);
      return { kind: row.kind[at]!, path, lane: index, coordinate, speed: row.speed[at]! };
    };
    matchLane(old, now, {
      moved: (from, to) =>
        this.items.along(old.kind[from]!, index, old.coordinate[from]!, now.coordinate[to]!),
      left: (at) => {
        // What an inserter took was set on its way already.
        if (old.taken[at] !== 0) return;
        const exit = passage(old, at);
        const others = exits.get(exit.path);
        if (others === undefined) exits.set(exit.path, [exit]);
        else others.push(exit);
      },
      came: (at) => entries.push(passage(now, at)),
    });
  }

  /** Marks what inserters took, and sends it to their claws. */
  #markTaken(before: FrameReader, after: FrameReader): void {
    if (this.#taken.length < before.items) this.#taken = new Uint8Array(2 * before.items);
    this.#taken.fill(0);
    for (const inserter of this.#board.inserters) {
      const item = takenItem(this.#board, inserter, before, after);
      if (item === undefined || this.#taken[item] !== 0) continue;
      this.#taken[item] = 1;
      const { pickup } = inserter;
      const left = 2 * pickup!;
      const path = item < before.laneStart[left + 1]! ? left : left + 1;
      const pos = before.itemPos[item]!;
      const [clawX, clawY] = clawPoint(inserter, 0);
      const { paths } = this.#board;
      this.items.across(before.itemKind[item]!, paths.x(path, pos), paths.y(path, pos), clawX, clawY);
    }
  }

  #enter(entry: Passage, exits: Map<number, Passage[]>, before: FrameReader, after: FrameReader): void {
    const [x, y] = this.#point(entry);
    for (const feeder of this.#feeders[entry.path]!) {
      const waiting = exits.get(feeder);
      const at = waiting?.findIndex(({ kind }) => kind === entry.kind) ?? -1;
      if (waiting === undefined || at < 0) continue;
      const [exit] = waiting.splice(at, 1);
      const [fromX, fromY] = this.#point(exit!);
      this.items.across(entry.kind, fromX, fromY, x, y);
      return;
    }
    const inserter = this.#dropperOf(entry, before, after);
    if (inserter !== undefined) {
      this.handed[inserter.entity] = 1;
      const [fromX, fromY] = clawPoint(inserter, 1);
      this.items.across(entry.kind, fromX, fromY, x, y);
      return;
    }
    // From a source it comes over the tile's edge; from nowhere that is known it is simply there.
    const fromSource = this.#sourceOf.has(entry.path >> 1);
    const tileEnd = (Math.floor(entry.coordinate / TILE) + 1) * TILE;
    this.items.along(entry.kind, entry.lane, fromSource ? tileEnd : entry.coordinate, entry.coordinate);
  }

  #dropperOf(entry: Passage, before: FrameReader, after: FrameReader): InserterShape | undefined {
    const belt = entry.path >> 1;
    return this.#board.inserters.find(
      (inserter) =>
        inserter.drop === belt &&
        before.held[inserter.entity] === entry.kind &&
        this.handed[inserter.entity] === 0 &&
        hasDropped(inserter, before, after),
    );
  }

  /** An item that is taken from the board goes as far as it would have gone. */
  #vanish({ kind, lane, coordinate, speed }: Passage): void {
    this.items.along(kind, lane, coordinate, Math.max(0, coordinate - speed));
  }

  #point({ lane, coordinate }: Passage): readonly [number, number] {
    const [path, pos] = placeOn(this.lanes[lane]!, coordinate);
    return [this.#board.paths.x(path, pos), this.#board.paths.y(path, pos)];
  }
}

function sourcesByBelt({ sources, layout, belts }: Board): ReadonlyMap<number, Source> {
  const byBelt = new Map<number, Source>();
  for (const { is } of sources) {
    const target = entityAt(layout.tiles, is.x, is.y, is.dir, 1);
    if (target !== undefined && belts[target] !== undefined) byBelt.set(target, is);
  }
  return byBelt;
}
