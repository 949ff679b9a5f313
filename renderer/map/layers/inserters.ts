import { NOTHING } from '../frames/frame-reader.ts';
import { armAngle, armReach, type InserterShape, swingProgress } from '../geometry/inserter-arm.ts';
import { INSERTER, ITEM } from '../geometry/sizes.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import { isBlocked } from '../standing/machine-state.ts';
import type { Scene } from './scene.ts';

/** The arms of all inserters, over everything that they reach across. */
export function drawInserters(batch: QuadBatch, scene: Scene): void {
  for (const inserter of scene.board.inserters) drawArm(batch, scene, inserter);
}

export function drawArm(batch: QuadBatch, scene: Scene, inserter: InserterShape): void {
  const { sprites, level, reader, board } = scene;
  const progress = progressOf(scene, inserter);
  const angle = armAngle(inserter.dir, progress);
  const reach = armReach(inserter, progress);
  const x = inserter.x + 0.5;
  const y = inserter.y + 0.5;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // The arm ends at the wrist, behind what the claw holds.
  const length = level.claws ? reach - 0.1 : reach;
  batch.turned(sprites.arm[0]!, x + (cos * length) / 2, y + (sin * length) / 2, angle, length);
  if (level.claws) batch.turned(sprites.claw[0]!, x + cos * reach, y + sin * reach, angle);
  const held = heldBy(scene, inserter);
  if (held !== NOTHING) {
    batch.sprite(sprites.items[held]!, x + cos * reach, y + sin * reach, ITEM.held / ITEM.radius);
  }
  const blocked = scene.layers.state && isBlocked(board, inserter, reader);
  const size = level.claws ? 1 : (0.6 * INSERTER.base) / 0.32;
  batch.sprite(sprites.hubs[blocked ? 1 : 0]!, x, y, size);
}

/** How far the arm has swung, between the ticks as well. */
function progressOf({ reader, after, fraction }: Scene, { entity }: InserterShape): number {
  const now = swingProgress(reader.phase[entity]!, reader.left[entity]!);
  if (after === undefined) return now;
  const next = swingProgress(after.phase[entity]!, after.left[entity]!);
  return now + (next - now) * fraction;
}

function heldBy({ reader, handed }: Scene, { entity }: InserterShape): number {
  return handed[entity] === 0 ? reader.held[entity]! : NOTHING;
}
