import type { Tier } from '../../shared/lattice/constants.ts';
import type { Direction } from '../../shared/lattice/directions.ts';
import { drawing, type Legend, type Stamp } from '../../shared/lattice/drawing.ts';
import type { ItemName } from '../../shared/lattice/items.ts';
import type { ReadingId } from '../../shared/lattice/readings.ts';
import { RECIPE, type RecipeName } from '../../shared/lattice/recipes.ts';
import type { Scenario, SourceLane } from '../../shared/lattice/scenario/scenario.ts';

interface SmokeCase {
  readonly name: string;
  readonly scenario: Scenario;
  /** Ways of reading the rules wrong that it shows. */
  readonly shows: readonly ReadingId[];
}

interface SmokeDesign {
  readonly name: string;
  readonly snapshots: readonly number[];
  readonly shows: readonly ReadingId[];
  readonly text: string;
  readonly legend?: Legend;
}

function belt(tier: Tier): Stamp {
  return { type: 'belt', dir: 'E', tier };
}

function source(dir: Direction, item: ItemName, period: number, lane: SourceLane = 'both'): Stamp {
  return { type: 'source', dir, item, lane, period };
}

function crafter(recipe: RecipeName): Stamp {
  return { type: RECIPE[recipe].machine, recipe };
}

/** What the characters mean in every drawing. */
const LEGEND: Legend = {
  1: belt('slow'),
  2: belt('fast'),
  3: belt('express'),
  E: { type: 'splitter', dir: 'E' },
  S: { type: 'splitter', dir: 'S' },
  W: { type: 'splitter', dir: 'W' },
  e: { type: 'inserter', dir: 'E' },
  n: { type: 'inserter', dir: 'N' },
  s: { type: 'inserter', dir: 'S' },
  Z: { type: 'sink', dir: 'E' },
};

/** One behaviour each, small enough to be followed by eye. */
const DESIGNS: readonly SmokeDesign[] = [
  {
    name: 'belt-tiers',
    snapshots: [20, 60, 150],
    shows: ['belt-one-speed', 'belt-run-speed', 'belt-old-ahead', 'source-offset'],
    text: `
      A11111111111Z
      A22222222222Z
      A33333333333Z
      B111122223333
      B333322221111
    `,
    legend: { A: source('E', 'iron-ore', 2), B: source('E', 'copper-ore', 5) },
  },
  {
    name: 'curves',
    snapshots: [40, 120, 300],
    shows: ['turn-always-sideloads', 'curve-ignores-source'],
    text: `
      A>>>v...>>>>Z.
      ....v...^.....
      ....>>v.^.....
      ......>>^.....
      ......B.......
      A>>>>>v.Z<<<<<
      ......v......^
      ......>>>>>>>^
    `,
    legend: { A: source('E', 'iron-plate', 4), B: source('N', 'copper-plate', 9, 'left') },
  },
  {
    name: 'side-load',
    snapshots: [30, 120, 400],
    shows: ['sideload-swapped', 'sideload-other-lane', 'sideload-before-moves', 'force-strict'],
    text: `
      .....B....B.....
      .....v....v.....
      A>>>>>>>>>>>>>>Z
      ........^.......
      ........C.......
      ...B............
      ...v............
      ...>>>>>>>>>>...
      ...^............
      ...C............
    `,
    legend: { A: source('E', 'coal', 6), B: source('S', 'iron-ore', 5), C: source('N', 'copper-ore', 7) },
  },
  {
    name: 'splitter',
    snapshots: [30, 100, 500],
    shows: [
      'splitter-fixed-input',
      'splitter-fixed-output',
      'splitter-one-preference',
      'splitter-flips-preferred',
    ],
    text: `
      A>>>E>>>>>>Z.CD
      B>>>#>>>>>...vv
      .............S#
      Z<<<W<<<<<<F.vv
      .Z<<#........vZ
      .............Z.
    `,
    legend: {
      A: source('E', 'iron-gear', 2),
      B: source('E', 'circuit', 3, 'left'),
      C: source('S', 'iron-plate', 3),
      D: source('S', 'copper-plate', 4, 'right'),
      F: source('W', 'copper-cable', 3),
    },
  },
  {
    name: 'inserter-belts',
    snapshots: [40, 150, 600],
    shows: [
      'inserter-near-side',
      'inserter-take-near',
      'inserter-return-same-tick',
      'inserter-drop-late',
      'source-not-takeable',
    ],
    text: `
      A>>>>>>>>>>>
      .Bs...s...s.
      Z<<<<<<<<<<.
      ............
      Ce>>>>>>eZ..
      ....n.......
      D>>>>>>>>>..
    `,
    legend: {
      A: source('E', 'iron-plate', 11, 'left'),
      B: source('N', 'copper-plate', 13, 'right'),
      C: source('E', 'coal', 1),
      D: source('E', 'circuit', 4),
    },
  },
  {
    name: 'furnace-coal',
    snapshots: [60, 240, 900],
    shows: ['crafter-one-short', 'crafter-idle-after-deposit', 'furnace-ore-first', 'crafter-input-cap-9'],
    text: `
      A>>>>>>>>>>>>
      ...s....s....
      .CeF#.CeF#...
      ...##...##...
      ...s....s....
      ...>>>>>>>>>Z
      .............
      B>>>>>>>>>>..
      .D..s...s....
      ....G#..G#...
      ....##..##...
      ....s...s....
      ....>>>>>>>>Z
    `,
    legend: {
      A: source('E', 'iron-ore', 8),
      B: source('E', 'copper-ore', 9, 'left'),
      C: source('E', 'coal', 1),
      // On the lane away from the furnaces' inserters, which they take from first whether or not they prefer coal.
      D: source('N', 'coal', 9, 'right'),
      F: crafter('iron-plate'),
      G: crafter('copper-plate'),
    },
  },
  {
    name: 'assembler-two-inputs',
    snapshots: [80, 300, 900],
    shows: ['inserter-no-least-held', 'crafter-no-input-cap', 'crafter-one-short'],
    text: `
      .B............
      A>>>>>>>>>>>..
      ...s....s.....
      ..C##..C##....
      ..###..###....
      ..###..###....
      ...s....s.....
      ..>>>>>>>>>>>Z
    `,
    legend: {
      A: source('E', 'iron-plate', 10, 'left'),
      B: source('S', 'copper-cable', 7, 'right'),
      C: crafter('circuit'),
    },
  },
  {
    name: 'craft-chain',
    snapshots: [120, 400, 900],
    shows: ['sink-own-facing', 'phase-crafters-before-inserters', 'inserter-return-same-tick'],
    text: `
      A>>>>>>>.D.......
      .s...s...s.......
      G##.B##.M##......
      ###e###e###e>>>Y.
      ###.###.###......
    `,
    legend: {
      A: source('E', 'iron-plate', 6),
      D: source('E', 'circuit', 1),
      B: crafter('transport-belt'),
      G: crafter('iron-gear'),
      M: crafter('assembler'),
      Y: { type: 'sink', dir: 'N' },
    },
  },
];

export const SMOKE_CASES: readonly SmokeCase[] = DESIGNS.map(
  ({ name, snapshots, shows, text, legend = {} }) => {
    const scenario = drawing(text, { ...LEGEND, ...legend }, { ticks: snapshots.at(-1)!, snapshots });
    return { name, scenario, shows };
  },
);
