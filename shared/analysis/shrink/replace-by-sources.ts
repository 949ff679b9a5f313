import { DIRECTIONS, opposite, STEP } from '../../lattice/directions.ts';
import type { ItemName } from '../../lattice/items.ts';
import { entityAt, layoutOf } from '../../lattice/layout.ts';
import type {
  Belt,
  Entity,
  Inserter,
  Scenario,
  Source,
  SourceLane,
} from '../../lattice/scenario/scenario.ts';
import { TileMap } from '../../lattice/scenario/tile-map.ts';
import { distancesFrom, feedsOf } from '../feeds.ts';
import { carriedItems } from './carried-items.ts';
import { withEntities } from './cuts.ts';
import type { Trials } from './trials.ts';

/** Ticks between two items of a source that stands for a line: as many as can be, and as few as some lines bring. */
const PERIODS = [1, 6];
const LANES: readonly SourceLane[] = ['left', 'right', 'both'];
/** Judged at most before the rest of the board is looked at again. */
const MOST_CANDIDATES = 600;

/**
 * Puts sources where a line, an inserter or a crafter brought items, and drops all that led there; nearest to the difference
 * first, as that drops the most. Only what leaves fewer entities is tried.
 */
export async function replaceBySources(trials: Trials): Promise<boolean> {
  let changed = false;
  while (await trials.first(candidatesOf(trials))) changed = true;
  return changed;
}

function* candidatesOf(trials: Trials): Generator<Scenario> {
  const { scenario, difference } = trials.best;
  const carried = carriedItems(scenario);
  const distances = distancesFrom(feedsOf(scenario), difference.entities);
  const order = [...scenario.entities.keys()]
    .filter((index) => distances[index]! > 0 && distances[index] !== Number.POSITIVE_INFINITY)
    .sort((one, other) => distances[one]! - distances[other]! || one - other);
  let made = 0;
  for (const index of order) {
    if (made >= MOST_CANDIDATES) return;
    const kept = keptWithout(scenario, index, difference.entities);
    for (const sources of replacements(scenario, index, carried[index]!, kept)) {
      if (kept.length + sources.length >= scenario.entities.length) continue;
      made++;
      yield withEntities(scenario, [...sources, ...kept]);
    }
  }
}

/** What still touches the difference when one entity is gone, in the same order. */
function keptWithout(scenario: Scenario, index: number, different: readonly number[]): Entity[] {
  const without = scenario.entities.filter((_, other) => other !== index);
  const starts = different.map((other) => (other > index ? other - 1 : other));
  const distances = distancesFrom(feedsOf(withEntities(scenario, without)), starts);
  return without.filter((_, other) => distances[other] !== Number.POSITIVE_INFINITY);
}

/** Sources that could stand for an entity and all that feeds it. */
function replacements(
  scenario: Scenario,
  index: number,
  items: readonly ItemName[],
  kept: readonly Entity[],
): Source[][] {
  const entity = scenario.entities[index]!;
  switch (entity.type) {
    case 'belt':
      return [...singles(entity, items), ...doubles(scenario, entity, items, kept)];
    case 'inserter':
      return singles(entity, items);
    case 'assembler':
    case 'furnace':
      return pickupsFrom(scenario, index, kept).flatMap((inserter) => {
        const { x, y } = STEP[inserter.dir];
        return singles({ x: inserter.x - x, y: inserter.y - y, dir: inserter.dir }, items).slice(0, 1);
      });
    default:
      return [];
  }
}

function singles(place: Pick<Source, 'x' | 'y' | 'dir'>, items: readonly ItemName[]): Source[][] {
  return items.flatMap((item) =>
    PERIODS.flatMap((period) => LANES.map((lane) => [sourceAt(place, item, lane, period)])),
  );
}

/** An item on each lane: one source in the belt's place and one beside the belt ahead, where a tile is free. */
function doubles(
  scenario: Scenario,
  belt: Belt,
  items: readonly ItemName[],
  kept: readonly Entity[],
): Source[][] {
  if (items.length < 2) return [];
  const ahead = { x: belt.x + STEP[belt.dir].x, y: belt.y + STEP[belt.dir].y };
  const beside = freeBeside(scenario, ahead, kept, belt);
  if (beside === undefined) return [];
  const pairs: Source[][] = [];
  for (const left of items) {
    for (const right of items) {
      if (left === right) continue;
      for (const period of PERIODS) {
        pairs.push([sourceAt(belt, left, 'left', period), sourceAt(beside, right, 'right', period)]);
      }
    }
  }
  return pairs;
}

/** A free tile from which a source can point at another, in the order of directions. */
function freeBeside(
  { grid }: Scenario,
  target: { readonly x: number; readonly y: number },
  kept: readonly Entity[],
  taken: { readonly x: number; readonly y: number },
): Pick<Source, 'x' | 'y' | 'dir'> | undefined {
  const tiles = new TileMap();
  for (const [index, entity] of kept.entries()) tiles.add(entity, index);
  for (const side of DIRECTIONS) {
    const x = target.x + STEP[side].x;
    const y = target.y + STEP[side].y;
    const isInside = x >= 0 && y >= 0 && x < grid.width && y < grid.height;
    const isFree = tiles.at(x, y) === undefined && !(x === taken.x && y === taken.y);
    if (isInside && isFree) return { x, y, dir: opposite(side) };
  }
  return undefined;
}

/** Inserters among those kept that take from an entity. */
function pickupsFrom(scenario: Scenario, index: number, kept: readonly Entity[]): Inserter[] {
  const { tiles } = layoutOf(scenario);
  return kept.filter(
    (entity): entity is Inserter =>
      entity.type === 'inserter' && entityAt(tiles, entity.x, entity.y, entity.dir, -1) === index,
  );
}

function sourceAt(
  { x, y, dir }: Pick<Source, 'x' | 'y' | 'dir'>,
  item: ItemName,
  lane: SourceLane,
  period: number,
): Source {
  return { type: 'source', x, y, dir, item, lane, period };
}
