import { TILE } from '../../../shared/lattice/constants.ts';
import { DIRECTIONS } from '../../../shared/lattice/directions.ts';
import { itemIndex } from '../../../shared/lattice/items.ts';
import { channels, darker, mixed, packed } from '../../look/colour.ts';
import { ITEM_LOOKS } from '../../look/item-look.ts';
import { LIT } from '../../look/palette.ts';
import { NOTHING } from '../frames/frame-reader.ts';
import type { BeltShape } from '../geometry/belt-shape.ts';
import type { CrafterShape } from '../geometry/crafter-shape.ts';
import { beltPoint } from '../geometry/lane-path.ts';
import { BELT } from '../geometry/sizes.ts';
import type { QuadBatch } from '../gl/quad-batch.ts';
import { crafterStands, isBlocked } from '../standing/machine-state.ts';
import { progressOf } from './machines.ts';
import type { Scene } from './scene.ts';

const ITEM_CHANNELS = ITEM_LOOKS.map(({ colour }) => channels(colour));

/** The board from far away: lanes as strips of their items' mean colour, machines as blocks. */
export function drawFar(batch: QuadBatch, scene: Scene): void {
  if (scene.layers.items) drawStrips(batch, scene);
  for (const crafter of scene.board.crafters) drawBlock(batch, scene, crafter);
  drawSmall(batch, scene);
}

/** The fuller a lane, the more its items' colour shows: 28 % and 18 % an item. */
function drawStrips(batch: QuadBatch, { board, reader, palette }: Scene): void {
  const belt = channels(palette.belt);
  board.belts.forEach((shape, entity) => {
    if (shape === undefined) return;
    for (const side of [0, 1]) {
      const from = reader.laneStart[2 * entity + side]!;
      const to = reader.laneStart[2 * entity + side + 1]!;
      if (to === from) continue;
      const share = Math.min(1, 0.28 + 0.18 * (to - from));
      const sum = [0, 0, 0];
      for (let at = from; at < to; at++) {
        const colour = ITEM_CHANNELS[reader.itemKind[at]!]!;
        for (let part = 0; part < 3; part++) sum[part]! += colour[part]!;
      }
      const part = (index: 0 | 1 | 2): number =>
        Math.round(belt[index] + (sum[index]! / (to - from) - belt[index]) * share);
      const colour = (part(0) | (part(1) << 8) | (part(2) << 16) | 0xff00_0000) >>> 0;
      drawStrip(batch, shape, side === 0 ? -1 : 1, colour);
    }
  });
}

/** A lane's half of a belt; a curve in three pieces. */
function drawStrip(batch: QuadBatch, shape: BeltShape, side: number, colour: number): void {
  const pieces = shape.from === undefined ? 1 : 3;
  const edge = (side * BELT.width) / 2;
  for (let piece = 0; piece < pieces; piece++) {
    const from = (piece * TILE) / pieces;
    const to = ((piece + 1) * TILE) / pieces;
    const [x0, y0] = beltPoint(shape, 0, from);
    const [x1, y1] = beltPoint(shape, edge, from);
    const [x2, y2] = beltPoint(shape, edge, to);
    const [x3, y3] = beltPoint(shape, 0, to);
    batch.quad(x0, y0, x1, y1, x2, y2, x3, y3, colour);
  }
}

/**
 * A crafter as a block that fills with its progress, or says in colour and shape why it stands. Without the items, one that
 * crafts is plain green.
 */
function drawBlock(batch: QuadBatch, scene: Scene, crafter: CrafterShape): void {
  const { palette, layers, reader } = scene;
  const { x, y, sizes, furnace, output } = crafter;
  const { side } = sizes;
  batch.box(
    x + 0.1,
    y + 0.1,
    x + side - 0.1,
    y + side - 0.1,
    packed(furnace ? palette.furnace : palette.machine),
  );
  const inner = furnace ? 0.4 : 0.5;
  const [left, top, right, bottom] = [x + inner, y + inner, x + side - inner, y + side - inner];
  const is = crafterStands(crafter, reader);
  if (layers.state && is === 'output-full') {
    batch.box(left, top, right, bottom, packed(palette.recess));
    const square = side * 0.2;
    batch.box(
      x + side / 2 - square,
      y + side / 2 - square,
      x + side / 2 + square,
      y + side / 2 + square,
      packed(LIT),
    );
    return;
  }
  if (layers.state && is === 'no-input') {
    batch.box(left, top, right, bottom, packed(palette.recess));
    const reach = side * 0.23;
    const [midX, midY] = [x + side / 2, y + side / 2];
    const upper = midY - reach * 0.8;
    batch.quad(midX - reach, upper, midX + reach, upper, midX, midY + reach, midX, midY + reach, packed(LIT));
    return;
  }
  if (layers.state && !layers.items) {
    batch.box(left, top, right, bottom, packed(palette.ok));
    return;
  }
  const { colour } = ITEM_LOOKS[output]!;
  batch.box(left, top, right, bottom, packed(darker(mixed(palette.recess, colour, 0.22), 0.1)));
  const progress = progressOf(scene, crafter);
  if (progress > 0) batch.box(left, bottom - (bottom - top) * progress, right, bottom, packed(colour));
}

function drawSmall(batch: QuadBatch, scene: Scene): void {
  const { board, palette, reader, layers } = scene;
  const idle = packed(palette.idle);
  for (const inserter of board.inserters) {
    const held = reader.held[inserter.entity]!;
    const blocked = layers.state && isBlocked(board, inserter, reader);
    const colour = blocked ? packed(LIT) : held === NOTHING ? idle : packed(ITEM_LOOKS[held]!.colour);
    batch.box(inserter.x + 0.28, inserter.y + 0.28, inserter.x + 0.72, inserter.y + 0.72, colour);
  }
  for (const { is } of board.sources) {
    batch.box(
      is.x + 0.07,
      is.y + 0.07,
      is.x + 0.93,
      is.y + 0.93,
      packed(mixed(palette.source, palette.sourceArrow, 0.3)),
    );
    batch.box(
      is.x + 0.27,
      is.y + 0.27,
      is.x + 0.73,
      is.y + 0.73,
      packed(ITEM_LOOKS[itemIndex(is.item)!]!.colour),
    );
  }
  for (const { is, entity } of board.sinks) {
    const item = reader.held[entity]!;
    batch.box(is.x + 0.07, is.y + 0.07, is.x + 0.93, is.y + 0.93, packed(palette.sinkEdge));
    const pit = item === NOTHING ? palette.recess : ITEM_LOOKS[item]!.colour;
    batch.box(is.x + 0.3, is.y + 0.3, is.x + 0.7, is.y + 0.7, packed(pit));
  }
  for (const { is } of board.splitters) {
    const flat = is.dir === 'E' || is.dir === 'W';
    const [width, height] = flat ? [1, 2] : [2, 1];
    batch.box(is.x + 0.1, is.y + 0.1, is.x + width - 0.1, is.y + height - 0.1, packed(palette.splitterEdge));
    const dot = DIRECTIONS.indexOf(is.dir) < 0 ? 0 : 0.12;
    const [midX, midY] = [is.x + width / 2, is.y + height / 2];
    batch.box(midX - dot, midY - dot, midX + dot, midY + dot, packed(palette.splitter));
  }
}
