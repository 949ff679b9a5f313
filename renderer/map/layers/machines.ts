import { CRAFTER_CAP } from '../../../shared/lattice/constants.ts';
import { DIRECTIONS } from '../../../shared/lattice/directions.ts';
import { COAL, itemIndex } from '../../../shared/lattice/items.ts';
import { packed } from '../../look/colour.ts';
import { ITEM_LOOKS } from '../../look/item-look.ts';
import { FIRE } from '../../look/palette.ts';
import { NOTHING } from '../frames/frame-reader.ts';
import { type CrafterShape, craftProgress } from '../geometry/crafter-shape.ts';
import { COAL_ROW, SINK, SOURCE } from '../geometry/sizes.ts';
import { type QuadBatch, WHITE } from '../gl/quad-batch.ts';
import { ICON, SOURCE_LANES } from '../sprites/plan.ts';
import type { Scene } from './scene.ts';

const ITEM_COLOURS: readonly number[] = ITEM_LOOKS.map(({ colour }) => packed(colour));
const FIRE_COLOUR = packed(FIRE);

/** Assemblers, furnaces, sources, sinks and the bases of inserters: all that stands below the items. */
export function drawMachines(batch: QuadBatch, scene: Scene): void {
  drawPorts(batch, scene);
  for (const inserter of scene.board.inserters) {
    batch.sprite(scene.sprites.bases[DIRECTIONS.indexOf(inserter.dir)]!, inserter.x + 0.5, inserter.y + 0.5);
  }
  for (const crafter of scene.board.crafters) drawCrafter(batch, scene, crafter);
}

function drawPorts(batch: QuadBatch, { board, sprites, reader }: Scene): void {
  for (const { is } of board.sources) {
    const body = sprites.sources[4 * SOURCE_LANES.indexOf(is.lane) + DIRECTIONS.indexOf(is.dir)]!;
    const icon = sprites.smallIcons[itemIndex(is.item)!]!;
    const back = 0.05;
    const x = is.x + 0.5 - (is.dir === 'E' ? back : is.dir === 'W' ? -back : 0);
    const y = is.y + 0.5 - (is.dir === 'S' ? back : is.dir === 'N' ? -back : 0);
    batch.sprite(body, is.x + 0.5, is.y + 0.5);
    batch.sprite(icon, x, y, SOURCE.item / ICON.small);
  }
  for (const { is, entity } of board.sinks) {
    batch.sprite(sprites.sink[0]!, is.x + 0.5, is.y + 0.5);
    const item = reader.held[entity]!;
    if (item !== NOTHING)
      batch.sprite(sprites.smallIcons[item]!, is.x + 0.5, is.y + 0.5, SINK.item / ICON.small);
  }
}

function drawCrafter(batch: QuadBatch, scene: Scene, crafter: CrafterShape): void {
  const { sprites, level } = scene;
  const { sizes, furnace, recipe, output } = crafter;
  const body = furnace ? sprites.furnace[0]! : sprites.assemblers[recipe.inputs.length - 1]!;
  batch.sprite(body, crafter.x + sizes.side / 2, crafter.y + sizes.side / 2);
  const x = crafter.x + sizes.dialX;
  const y = crafter.y + sizes.dialY;
  const progress = progressOf(scene, crafter);
  if (furnace && progress > 0) batch.sprite(sprites.glow[0]!, x, y);
  const ring = sprites.rings[furnace ? 1 : 0]!;
  if (progress > 0) batch.sector(ring, x, y, progress, furnace ? FIRE_COLOUR : ITEM_COLOURS[output]!);
  batch.sprite(sprites.icons[output]!, x, y, sizes.icon / ICON.large);
  if (level.gauges) drawGauges(batch, scene, crafter);
}

/** Progress of the craft, between the ticks as well. */
export function progressOf({ reader, after, fraction }: Scene, { entity, recipe }: CrafterShape): number {
  const left = reader.left[entity]!;
  if (left <= 0) return 0;
  return craftProgress(recipe, left - (after === undefined ? 0 : fraction));
}

function drawGauges(batch: QuadBatch, { reader, sprites, level }: Scene, crafter: CrafterShape): void {
  const { entity, sizes, furnace, recipe, output } = crafter;
  const gauge = sprites.gauges[furnace ? 1 : 0]!;
  const middle = crafter.y + sizes.gaugeTop + sizes.gaugeHeight / 2;
  const below = crafter.y + sizes.gaugeTop + sizes.gaugeHeight + 0.16;
  const column = (x: number, item: number, count: number): void => {
    const share = Math.min(1, count / CRAFTER_CAP);
    if (share > 0) batch.fromBelow(gauge, crafter.x + x, middle, share, ITEM_COLOURS[item]!);
    if (level.gaugeIcons && !furnace)
      batch.sprite(sprites.smallIcons[item]!, crafter.x + x, below, 0.08 / ICON.small);
  };
  let place = 0;
  recipe.inputs.forEach(({ item }, input) => {
    const count = reader.inputs[2 * entity + input]!;
    if (furnace && item === COAL) drawCoal(batch, sprites.smallIcons[COAL]!, crafter, count);
    else column(sizes.inputX[place++]!, item, count);
  });
  column(sizes.outputX, output, reader.output[entity]!);
}

function drawCoal(
  batch: QuadBatch,
  coal: Scene['sprites']['dot'][number],
  crafter: CrafterShape,
  count: number,
): void {
  for (let piece = 0; piece < Math.min(count, CRAFTER_CAP); piece++) {
    const x = crafter.x + COAL_ROW.left + piece * COAL_ROW.step;
    batch.sprite(coal, x, crafter.y + COAL_ROW.y, COAL_ROW.radius / ICON.small, WHITE);
  }
}
