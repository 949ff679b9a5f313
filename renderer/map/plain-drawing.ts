import { STEP } from '../../shared/lattice/directions.ts';
import { footprint } from '../../shared/lattice/scenario/footprint.ts';
import type { Belt, EntityType, Scenario } from '../../shared/lattice/scenario/scenario.ts';
import { decodeFrame } from '../../shared/lattice/state/canonical.ts';
import type { LaneItem } from '../../shared/lattice/state/entity-state.ts';
import type { Frame } from '../../shared/lattice/state/frame.ts';

interface Picture {
  readonly scenario: Scenario;
  readonly frame: Frame | undefined;
  readonly theme: 'dark' | 'light';
  readonly items: boolean;
  readonly different: readonly number[];
  readonly selected: number | undefined;
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
}

const BODY: Readonly<Record<EntityType, string>> = {
  belt: '#2b3038',
  splitter: '#4a525e',
  'lane-splitter': '#4a525e',
  inserter: '#7a6f50',
  assembler: '#383f49',
  furnace: '#453f3b',
  source: '#2e4a45',
  sink: '#4a3550',
};
const ITEM_COLOURS = [
  '#7fa6cc',
  '#dce6f0',
  '#a9b8c9',
  '#d4744a',
  '#ff9c63',
  '#ffc089',
  '#38bc7b',
  '#f2d14e',
  '#ff6f66',
  '#5fb0ff',
  '#f2d14e',
  '#ff6f66',
  '#5fb0ff',
  '#f2d14e',
  '#ff6f66',
  '#5fb0ff',
  '#bcc4cf',
] as const;

/** Draws every entity as a block and every item on a belt as a dot; lengths are in tiles. */
export function drawBoard(context: CanvasRenderingContext2D, picture: Picture): void {
  const { scenario, frame, theme, different, selected } = picture;
  context.fillStyle = theme === 'dark' ? '#0c0e11' : '#e7eaee';
  context.fillRect(0, 0, scenario.grid.width, scenario.grid.height);
  const states = frame && decodeFrame(frame).entities;
  scenario.entities.forEach((entity, index) => {
    const { width, height } = footprint(entity);
    context.fillStyle = BODY[entity.type];
    context.fillRect(entity.x + 0.06, entity.y + 0.06, width - 0.12, height - 0.12);
    const state = states?.[index];
    if (picture.items && entity.type === 'belt' && state?.kind === 'belt') {
      drawLane(context, entity, state.left, -0.2);
      drawLane(context, entity, state.right, 0.2);
    }
    if (index !== selected && !different.includes(index)) return;
    context.strokeStyle = index === selected ? '#a396ff' : '#ff6fc7';
    context.lineWidth = 0.1;
    context.strokeRect(entity.x, entity.y, width, height);
  });
  if (picture.cursor === undefined) return;
  context.strokeStyle = '#a396ff';
  context.lineWidth = 0.05;
  context.strokeRect(picture.cursor.x, picture.cursor.y, 1, 1);
}

function drawLane(
  context: CanvasRenderingContext2D,
  { x, y, dir }: Belt,
  lane: readonly LaneItem[],
  side: number,
): void {
  const ahead = STEP[dir];
  for (const { pos, item } of lane) {
    const along = 0.5 - pos / 256;
    context.fillStyle = ITEM_COLOURS[item] ?? '#949ca9';
    context.beginPath();
    context.arc(
      x + 0.5 + ahead.x * along - ahead.y * side,
      y + 0.5 + ahead.y * along + ahead.x * side,
      0.13,
      0,
      7,
    );
    context.fill();
  }
}
