import { type Direction, perpendicular, STEP } from './directions.ts';
import type { Belt, Entity, EntityType, Scenario } from './scenario/scenario.ts';
import { TileMap } from './scenario/tile-map.ts';

/** Which feeders undo a pure curve; readings of the rules change it. */
export interface CurveRule {
  /** Whether a turn can be a pure curve at all. */
  readonly curves: boolean;
  readonly undoneBy: ReadonlySet<EntityType>;
}

export const CURVE_RULE: CurveRule = {
  curves: true,
  undoneBy: new Set<EntityType>(['source', 'inserter', 'splitter', 'lane-splitter']),
};

/** What follows from where entities stand and face; it never changes during a run. Entities go by their index. */
export interface Layout {
  readonly scenario: Scenario;
  readonly tiles: TileMap;
  /** Whether each belt is a pure curve (spec: lattice-rules, Positions and runs); false for other entities. */
  readonly isCurve: readonly boolean[];
  /** Every run as its belts from the output end; a belt of a closed loop is a run of its own. */
  readonly runs: readonly (readonly number[])[];
}

/** The tile one step from `(x, y)`; negative steps lead off the grid, where nothing stands. */
export function entityAt(
  tiles: TileMap,
  x: number,
  y: number,
  dir: Direction,
  steps: number,
): number | undefined {
  return tiles.at(x + STEP[dir].x * steps, y + STEP[dir].y * steps);
}

/** Both tiles of a splitter: the anchor's first. */
export function splitterTiles(splitter: { x: number; y: number; dir: Direction }): readonly [Tile, Tile] {
  const { x, y, dir } = splitter;
  return dir === 'E' || dir === 'W'
    ? [
        { x, y },
        { x, y: y + 1 },
      ]
    : [
        { x, y },
        { x: x + 1, y },
      ];
}

interface Tile {
  readonly x: number;
  readonly y: number;
}

export function layoutOf(scenario: Scenario, rule: CurveRule = CURVE_RULE): Layout {
  const tiles = new TileMap();
  for (const [index, entity] of scenario.entities.entries()) tiles.add(entity, index);
  const isCurve = findCurves(scenario, tiles, rule);
  return { scenario, tiles, isCurve, runs: findRuns(scenario, tiles, isCurve) };
}

function findCurves({ entities }: Scenario, tiles: TileMap, rule: CurveRule): boolean[] {
  const belts: number[][] = entities.map(() => []);
  const undone: boolean[] = entities.map(() => false);
  entities.forEach((entity, index) => {
    for (const target of pointsInto(entity, tiles)) {
      if (entity.type === 'belt') belts[target]!.push(index);
      else if (rule.undoneBy.has(entity.type)) undone[target] = true;
    }
  });
  return entities.map((entity, index) => {
    if (!rule.curves || entity.type !== 'belt' || undone[index]) return false;
    const [only, ...others] = belts[index]!;
    return (
      only !== undefined && others.length === 0 && perpendicular((entities[only] as Belt).dir, entity.dir)
    );
  });
}

/** Entities on the tiles that an entity's `dir` leads onto. */
function pointsInto(entity: Entity, tiles: TileMap): number[] {
  if (!('dir' in entity)) return [];
  const { dir } = entity;
  const twoTiles = entity.type === 'splitter' || entity.type === 'lane-splitter';
  const from: readonly Tile[] = twoTiles ? splitterTiles(entity) : [entity];
  return from.map(({ x, y }) => entityAt(tiles, x, y, dir, 1)).filter((target) => target !== undefined);
}

function findRuns({ entities }: Scenario, tiles: TileMap, isCurve: readonly boolean[]): number[][] {
  const next = new Map<number, number>();
  const previous = new Map<number, number>();
  entities.forEach((entity, index) => {
    if (entity.type !== 'belt') return;
    const ahead = entityAt(tiles, entity.x, entity.y, entity.dir, 1);
    const target = ahead === undefined ? undefined : entities[ahead]!;
    if (ahead === undefined || target?.type !== 'belt') return;
    if (target.dir !== entity.dir && !isCurve[ahead]) return;
    next.set(index, ahead);
    previous.set(ahead, index);
  });
  const runs: number[][] = [];
  const placed = new Set<number>();
  entities.forEach((entity, index) => {
    if (entity.type !== 'belt' || next.has(index)) return;
    const run: number[] = [];
    for (let belt: number | undefined = index; belt !== undefined; belt = previous.get(belt)) run.push(belt);
    runs.push(run);
    for (const belt of run) placed.add(belt);
  });
  // What no output end leads back to is a closed loop.
  entities.forEach((entity, index) => {
    if (entity.type === 'belt' && !placed.has(index)) runs.push([index]);
  });
  return runs;
}
