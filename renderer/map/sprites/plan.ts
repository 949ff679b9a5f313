import { DIRECTIONS } from '../../../shared/lattice/directions.ts';
import { RECIPE, RECIPES } from '../../../shared/lattice/recipes.ts';
import type { SourceLane } from '../../../shared/lattice/scenario/scenario.ts';
import { ITEM_LOOKS } from '../../look/item-look.ts';
import type { Level } from '../geometry/levels.ts';
import { ASSEMBLER, FURNACE, ITEM } from '../geometry/sizes.ts';
import { assemblerBody, fullGauge, fullRing, furnaceBody, glow } from './crafter-bodies.ts';
import { inTiles, type SpriteDrawing } from './drawing.ts';
import { armBar, claw, hub, inserterBase } from './inserters.ts';
import { itemSprite, itemSquare } from './items.ts';
import { sinkBody, sourceBody } from './ports.ts';
import { badge, DIGITS, differenceTag, digit } from './signs.ts';
import { laneSplitterBody, splitterBody, splitterDot, splitterLight } from './splitters.ts';

export const SOURCE_LANES: readonly SourceLane[] = ['left', 'right', 'both'];

/** Radius in px that a badge has at a zoom. */
export function badgeRadius(scale: number): number {
  return Math.max(0.15 * scale, 4.2);
}

/** Radii of the larger pictures of items: on sources and sinks, and on dials. */
export const ICON = { small: 0.185, large: 0.44 } as const;

/** What recipes make: the only items that stand on dials. */
const MADE: ReadonlySet<number> = new Set(RECIPES.map((name) => RECIPE[name].output.item));

type Row = readonly SpriteDrawing[];

/** Everything that the map draws from its sheet, in rows: by item, direction, or alone in its row. */
export interface SpriteRows<T = Row> {
  readonly white: T;
  readonly items: T;
  readonly smallIcons: T;
  readonly icons: T;
  /** By count of inputs, from 1. */
  readonly assemblers: T;
  readonly furnace: T;
  readonly glow: T;
  /** The assembler's, then the furnace's. */
  readonly rings: T;
  readonly gauges: T;
  /** Four directions of each of `SOURCE_LANES`. */
  readonly sources: T;
  readonly sink: T;
  readonly splitters: T;
  readonly laneSplitters: T;
  readonly lights: T;
  readonly dot: T;
  readonly bases: T;
  readonly arm: T;
  readonly claw: T;
  /** Free, then blocked. */
  readonly hubs: T;
  /** No input, then output full. */
  readonly badges: T;
  /** By `DIGITS`. */
  readonly digits: T;
  readonly tag: T;
}

export function spriteRows(level: Level, scale: number): SpriteRows {
  return {
    white: [inTiles(0.1, 0.1, ({ context }) => fillAll(context))],
    items: ITEM_LOOKS.map((look) =>
      level.squares ? itemSquare(look) : itemSprite(look, ITEM.radius, ITEM.outline, level.highlights),
    ),
    smallIcons: ITEM_LOOKS.map((look) => itemSprite(look, ICON.small, 0.024)),
    icons: ITEM_LOOKS.map((look, item) => (MADE.has(item) ? itemSprite(look, ICON.large, 0.035) : nothing())),
    assemblers: [1, 2].map((inputs) => assemblerBody(inputs, level.gauges)),
    furnace: [furnaceBody(level.gauges)],
    glow: [glow()],
    rings: [fullRing(ASSEMBLER), fullRing(FURNACE)],
    gauges: [fullGauge(ASSEMBLER), fullGauge(FURNACE)],
    sources: SOURCE_LANES.flatMap((lane) => DIRECTIONS.map((dir) => sourceBody(dir, lane))),
    sink: [sinkBody()],
    splitters: DIRECTIONS.map((dir) => splitterBody(dir)),
    laneSplitters: DIRECTIONS.map((dir) => laneSplitterBody(dir)),
    lights: DIRECTIONS.map((dir) => splitterLight(dir)),
    dot: [splitterDot()],
    bases: DIRECTIONS.map((dir) => inserterBase(dir)),
    arm: [armBar()],
    claw: [claw()],
    hubs: [hub(false), hub(true)],
    badges: [badge('no-input', badgeRadius(scale)), badge('output-full', badgeRadius(scale))],
    digits: [...DIGITS].map((character) => digit(character)),
    tag: [differenceTag()],
  };
}

function nothing(): SpriteDrawing {
  return inTiles(0.01, 0.01, ({ context }) => context.clearRect(0, 0, 0, 0));
}

function fillAll(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): void {
  context.fillStyle = '#ffffff';
  context.fillRect(-1, -1, 2, 2);
}
