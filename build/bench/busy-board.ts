import { drawing } from '../../shared/lattice/drawing.ts';
import type { Entity, Scenario } from '../../shared/lattice/scenario/scenario.ts';

const TICKS = 360_000;
/** Blocks beside each other, and the room that one takes. */
const ACROSS = 4;
const BLOCK = { width: 32, height: 16 };
/** Tiers of a block's belts and periods of its two sources, which go round from block to block. */
const FLOWS = [
  { tier: 'slow', ore: 3, coal: 4 },
  { tier: 'fast', ore: 2, coal: 2 },
  { tier: 'slow', ore: 2, coal: 5 },
  { tier: 'express', ore: 1, coal: 3 },
] as const;

/**
 * Ore and coal on one belt to furnaces; of the plates, some are shipped and of the others gears are made and shipped.
 * Belts that lead to machines end there and back up, as they do in a factory that has enough of everything.
 */
const DRAWN = `
  .c
  o>>>>>>>>>>>>>>>>>>>>
  ..i..i..i..i..i..i
  ..F#.F#.F#.F#.F#.F#
  ..##.##.##.##.##.##
  ..i..i..i..i..i..i
  .>>>>>>>>>>>>>>>>>>S>>>>>>>>k
  ...................#>>v
  .<<<<<<<<<<<<<<<<<<<<<<
  ..i...i...i...i...i
  ..A##.A##.A##.A##.A##
  ..###.###.###.###.###
  ..###.###.###.###.###
  ...i...i...i...i...i
  .>>>>>>>>>>>>>>>>>>>>>>>k
`;

/** A factory of smelters and gear makers with about so many entities, all of whose machines have work to do. */
export function busyBoard(entities: number): Scenario {
  const placed: Entity[] = [];
  for (let block = 0; placed.length < entities; block++) {
    const x = (block % ACROSS) * BLOCK.width;
    const y = Math.floor(block / ACROSS) * BLOCK.height;
    for (const entity of blockOf(block)) placed.push({ ...entity, x: entity.x + x, y: entity.y + y });
  }
  const rows = Math.ceil(Math.max(...placed.map((entity) => entity.y + 4)) / BLOCK.height);
  return {
    version: 1,
    grid: { width: ACROSS * BLOCK.width, height: rows * BLOCK.height },
    ticks: TICKS,
    snapshots: [TICKS],
    entities: placed,
  };
}

function blockOf(block: number): readonly Entity[] {
  const { tier, ore, coal } = FLOWS[block % FLOWS.length]!;
  return drawing(
    DRAWN,
    {
      o: { type: 'source', dir: 'E', item: 'iron-ore', lane: 'left', period: ore },
      c: { type: 'source', dir: 'S', item: 'coal', lane: 'right', period: coal },
      k: { type: 'sink', dir: 'E' },
      i: { type: 'inserter', dir: 'S' },
      F: { type: 'furnace', recipe: 'iron-plate' },
      A: { type: 'assembler', recipe: 'iron-gear' },
      S: { type: 'splitter', dir: 'E' },
    },
    { ticks: TICKS, tier },
  ).entities;
}
