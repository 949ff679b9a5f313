import { SWING } from '../../../shared/lattice/constants.ts';
import { type Direction, perpendicular } from '../../../shared/lattice/directions.ts';
import { entityAt, type Layout } from '../../../shared/lattice/layout.ts';
import type { Entity, Inserter } from '../../../shared/lattice/scenario/scenario.ts';
import { INSERTER_PHASES } from '../../../shared/lattice/state/entity-state.ts';
import { REACH } from './sizes.ts';

export const IDLE = INSERTER_PHASES.indexOf('idle');
export const SWINGING = INSERTER_PHASES.indexOf('swing');
export const RETURNING = INSERTER_PHASES.indexOf('return');

/** Angle of each direction on the screen, whose y grows downwards: clockwise from the east. */
export const ANGLE: Readonly<Record<Direction, number>> = {
  E: 0,
  S: Math.PI / 2,
  W: Math.PI,
  N: (3 * Math.PI) / 2,
};

/** What never changes of an inserter. */
export interface InserterShape {
  readonly entity: number;
  readonly x: number;
  readonly y: number;
  readonly dir: Direction;
  /** Entities on the tile behind it and on the one ahead. */
  readonly pickup: number | undefined;
  readonly drop: number | undefined;
  readonly pickReach: number;
  readonly dropReach: number;
}

export function inserterShape(layout: Layout, index: number): InserterShape {
  const { x, y, dir } = layout.scenario.entities[index] as Inserter;
  const pickup = entityAt(layout.tiles, x, y, dir, -1);
  const drop = entityAt(layout.tiles, x, y, dir, 1);
  const entities = layout.scenario.entities;
  return {
    entity: index,
    x,
    y,
    dir,
    pickup,
    drop,
    pickReach: pickReach(pickup === undefined ? undefined : entities[pickup]),
    dropReach: dropReach(drop === undefined ? undefined : entities[drop], dir),
  };
}

/** How far the arm is from picking up (0) to dropping (1): by phase and ticks left. */
export function swingProgress(phase: number, swingLeft: number): number {
  if (phase === SWINGING) return clamp((SWING - swingLeft) / (SWING - 1));
  return phase === RETURNING ? clamp(swingLeft / SWING) : 0;
}

/** Where the arm points: from behind the inserter clockwise to its `dir`. */
export function armAngle(dir: Direction, progress: number): number {
  return ANGLE[dir] + Math.PI + Math.PI * progress;
}

/** How far from the hub the claw holds an item, in tiles. */
export function armReach(shape: InserterShape, progress: number): number {
  return shape.pickReach + (shape.dropReach - shape.pickReach) * progress;
}

function pickReach(entity: Entity | undefined): number {
  if (entity?.type === 'belt') return REACH.pickBelt;
  return entity?.type === 'assembler' || entity?.type === 'furnace' ? REACH.crafter : REACH.port;
}

function dropReach(entity: Entity | undefined, dir: Direction): number {
  if (entity?.type === 'belt') {
    return perpendicular(entity.dir, dir) ? REACH.dropBelt : REACH.dropAlongBelt;
  }
  return entity?.type === 'assembler' || entity?.type === 'furnace' ? REACH.crafter : REACH.port;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
