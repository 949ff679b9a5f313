import { armAngle, armReach, type InserterShape } from './inserter-arm.ts';

/** Where an inserter's claw holds an item at a progress of its swing, in tiles. */
export function clawPoint(inserter: InserterShape, progress: number): readonly [x: number, y: number] {
  const angle = armAngle(inserter.dir, progress);
  const reach = armReach(inserter, progress);
  return [inserter.x + 0.5 + reach * Math.cos(angle), inserter.y + 0.5 + reach * Math.sin(angle)];
}
