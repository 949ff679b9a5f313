import type { Entity } from '../../lattice/scenario/scenario.ts';
import { distancesFrom, feedsOf } from '../feeds.ts';
import { withEntities } from './cuts.ts';
import type { Trials } from './trials.ts';

/** Keeps what lies within some steps of the entities that differ, the fewest steps that will do. */
export async function keepNear(trials: Trials): Promise<boolean> {
  const { scenario, difference } = trials.best;
  const distances = distancesFrom(feedsOf(scenario), difference.entities);
  const reached = distances.filter((distance) => distance !== Number.POSITIVE_INFINITY);
  const farthest = Math.max(0, ...reached);
  const radii: number[] = [];
  for (let radius = 1; radius < farthest; radius += Math.max(1, Math.floor(radius / 3))) radii.push(radius);
  radii.push(farthest);
  const parts = radii
    .map((radius) => scenario.entities.filter((_, index) => distances[index]! <= radius))
    .filter((entities) => entities.length < scenario.entities.length);
  return await trials.first(parts.map((entities) => withEntities(scenario, entities)));
}

/**
 * Delta debugging: takes away pieces of the entities, half of them at first, then smaller and smaller pieces, until no
 * single one can go. Those farthest from the difference go first.
 */
export async function takeAwayEntities(trials: Trials): Promise<boolean> {
  let changed = false;
  let size = Math.ceil(trials.best.scenario.entities.length / 2);
  for (;;) {
    const { scenario } = trials.best;
    size = Math.min(size, scenario.entities.length - 1);
    if (size < 1) return changed;
    const parts = piecesOf(trials, size).map((piece) =>
      withEntities(
        scenario,
        scenario.entities.filter((entity) => !piece.has(entity)),
      ),
    );
    if (await trials.first(parts)) changed = true;
    else if (size === 1) return changed;
    else size = Math.ceil(size / 2);
  }
}

/** Pieces of so many entities each, neighbours together, the farthest first. */
function piecesOf(trials: Trials, size: number): Set<Entity>[] {
  const { scenario, difference } = trials.best;
  const distances = distancesFrom(feedsOf(scenario), difference.entities);
  const order = [...scenario.entities.keys()].sort(
    (one, other) => compare(distances[other]!, distances[one]!) || one - other,
  );
  const pieces: Set<Entity>[] = [];
  for (let at = 0; at < order.length; at += size) {
    pieces.push(new Set(order.slice(at, at + size).map((index) => scenario.entities[index]!)));
  }
  return pieces;
}

/** Of numbers that may both be infinite. */
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
