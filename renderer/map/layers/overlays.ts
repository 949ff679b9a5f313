import { footprint } from '../../../shared/lattice/scenario/footprint.ts';
import { packed } from '../../look/colour.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import { drawArm } from './inserters.ts';
import type { Scene } from './scene.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything but the differing entities under a veil, and these outlined with a sign. */
export function drawDifferences(batch: QuadBatch, scene: Scene): void {
  const { different, board, palette, scale, sprites } = scene;
  if (different.length === 0) return;
  const boxes = different.map((entity) => boxOf(scene, entity)).filter((box) => box !== undefined);
  drawVeil(batch, board.scenario.grid, boxes, packed(palette.ground, 0.62));
  const bright = new Set(different);
  for (const inserter of board.inserters) {
    if (bright.has(inserter.entity)) drawArm(batch, scene, inserter);
  }
  const halo = packed(palette.halo, 0.8);
  const line = packed(palette.difference);
  for (const box of boxes) drawFrame(batch, box, 0.4 / scale, 5 / scale, halo);
  for (const box of boxes) drawFrame(batch, box, 1 / scale, 2.2 / scale, line);
  if (scale < 12) return;
  for (const { right, top } of boxes) {
    if (differsAt(scene, bright, right - 1, top - 1) || differsAt(scene, bright, right, top)) continue;
    batch.sprite(sprites.tag[0]!, right + 1 / scale, top - 1 / scale, 1 / scale);
  }
}

/** Of several that touch, only those at the upper right get a sign: others would lie on their neighbours. */
function differsAt({ board }: Scene, different: ReadonlySet<number>, x: number, y: number): boolean {
  const entity = board.layout.tiles.at(x, y);
  return entity !== undefined && different.has(entity);
}

/** The ground's colour over all rows of tiles, with holes. */
function drawVeil(
  batch: QuadBatch,
  grid: { readonly width: number; readonly height: number },
  boxes: readonly Box[],
  colour: number,
): void {
  for (let y = 0; y < grid.height; y++) {
    const holes = boxes.filter(({ top, bottom }) => top <= y && y < bottom).sort((a, b) => a.left - b.left);
    let x = 0;
    for (const { left, right } of holes) {
      if (left > x) batch.box(x, y, left, y + 1, colour);
      x = Math.max(x, right);
    }
    if (x < grid.width) batch.box(x, y, grid.width, y + 1, colour);
  }
}

/** Corner brackets about the selected entity: 2 px, 16 px long, 4 px outside, on a halo. */
export function drawSelection(batch: QuadBatch, scene: Scene): void {
  if (scene.selected === undefined) return;
  const box = boxOf(scene, scene.selected);
  if (box === undefined) return;
  const px = 1 / scene.scale;
  drawBrackets(batch, box, 4 * px, 16 * px, 5 * px, packed(scene.palette.halo, 0.75));
  drawBrackets(batch, box, 4 * px, 16 * px, 2 * px, packed(scene.palette.ink));
}

/** A quiet frame about what the pointer is over. */
export function drawHover(batch: QuadBatch, scene: Scene): void {
  const { hovered, board, scale, palette } = scene;
  if (hovered === undefined) return;
  const entity = board.layout.tiles.at(hovered.x, hovered.y);
  const cell = { left: hovered.x, top: hovered.y, right: hovered.x + 1, bottom: hovered.y + 1 };
  const box = entity === undefined ? cell : (boxOf(scene, entity) ?? cell);
  batch.box(box.left, box.top, box.right, box.bottom, packed(palette.ink, 0.05));
  drawFrame(batch, box, 0, 1 / scale, packed(palette.ink, 0.45));
}

/** A firm frame about the cell that the keyboard is on. */
export function drawCursor(batch: QuadBatch, { cursor, scale, palette }: Scene): void {
  if (cursor === undefined) return;
  const box = { left: cursor.x, top: cursor.y, right: cursor.x + 1, bottom: cursor.y + 1 };
  drawFrame(batch, box, 1 / scale, 5 / scale, packed(palette.halo, 0.75));
  drawFrame(batch, box, 1 / scale, 2 / scale, packed(palette.accent));
}

function boxOf({ board }: Scene, index: number): Box | undefined {
  const entity = board.scenario.entities[index];
  if (entity === undefined) return undefined;
  const { width, height } = footprint(entity);
  return { left: entity.x, top: entity.y, right: entity.x + width, bottom: entity.y + height };
}

/** A frame whose middle line runs `outside` beyond the box. */
function drawFrame(batch: QuadBatch, box: Box, outside: number, width: number, colour: number): void {
  const half = width / 2;
  const left = box.left - outside;
  const right = box.right + outside;
  const top = box.top - outside;
  const bottom = box.bottom + outside;
  batch.box(left - half, top - half, right + half, top + half, colour);
  batch.box(left - half, bottom - half, right + half, bottom + half, colour);
  batch.box(left - half, top + half, left + half, bottom - half, colour);
  batch.box(right - half, top + half, right + half, bottom - half, colour);
}

function drawBrackets(
  batch: QuadBatch,
  box: Box,
  outside: number,
  length: number,
  width: number,
  colour: number,
): void {
  const half = width / 2;
  for (const [x, wayX] of [
    [box.left - outside, 1],
    [box.right + outside, -1],
  ] as const) {
    for (const [y, wayY] of [
      [box.top - outside, 1],
      [box.bottom + outside, -1],
    ] as const) {
      const endX = x + wayX * length;
      const endY = y + wayY * length;
      const startX = x - wayX * half;
      batch.box(Math.min(startX, endX), y - half, Math.max(startX, endX), y + half, colour);
      const startY = y + wayY * half;
      batch.box(x - half, Math.min(startY, endY), x + half, Math.max(startY, endY), colour);
    }
  }
}
