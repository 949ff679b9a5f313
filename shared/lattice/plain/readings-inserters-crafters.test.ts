import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { READING_IDS, READINGS, type ReadingId } from '../readings.ts';
import { draw, source } from './testing.ts';

type Ids = readonly ReadingId[];
type Row = [id: ReadingId, scene: (readings: Ids) => string, rules: string, reading: string];

const east: Stamp = { type: 'inserter', dir: 'E' };
const down: Stamp = { type: 'inserter', dir: 'S' };
const k: Stamp = { type: 'sink', dir: 'N' };
const F: Stamp = { type: 'furnace', recipe: 'iron-plate' };
const BELTS: Stamp = { type: 'assembler', recipe: 'transport-belt' };
const away = source('N', 'coal');

function ontoBelt(dir: 'N' | 'E', readings: Ids): string {
  const b: Stamp = { type: 'belt', dir, tier: 'slow' };
  return draw('sib', { s: away, i: east, b }, { readings }).to(9).lanes(2, 0);
}

/** What an inserter takes from a belt facing E above it; the near lane is the left one. */
function takes(readings: Ids, left: string, right: string): string {
  return draw('>\ni\nk', { i: down, k }, { readings }).put(0, 0, left, right).step().inserter(0, 1);
}

function takesFor(crafter: Stamp, readings: Ids, held: Record<string, number>, left: string, right: string) {
  const factory = draw('>..\ni..\nC##\n###\n###', { i: down, C: crafter }, { readings })
    .fill(0, 2, held)
    .put(0, 0, left, right);
  factory.step();
  return `${factory.inserter(0, 1)}, left ${factory.items(0, 0)}`;
}

function forFurnace(readings: Ids, coal: number): string {
  return draw('siF#\n..##', { s: away, i: east, F }, { readings }).fill(2, 0, { coal }).step().inserter(1, 0);
}

function craft(readings: Ids, plates: number): string {
  const output: Record<string, number> = plates > 0 ? { 'iron-plate': plates } : {};
  return draw('F', { F }, { readings }).fill(0, 0, { 'iron-ore': 1, coal: 1 }, output).step().crafter(0, 0);
}

const ROWS: Row[] = [
  ['inserter-near-side', (readings) => ontoBelt('N', readings), '160 | ', ' | 160'],
  ['inserter-parallel-left', (readings) => ontoBelt('E', readings), ' | 160', '160 | '],
  [
    'inserter-take-near',
    (readings) => takes(readings, '9 coal', '9 circuit'),
    'swing 8 circuit',
    'swing 8 coal',
  ],
  ['inserter-take-at-end', (readings) => takes(readings, '', '9 circuit'), 'swing 8 circuit', 'idle'],
  [
    'inserter-take-blind',
    (readings) =>
      draw('si^', { s: away, i: east }, { readings }).put(2, 0, '0,64,128,192').step().inserter(1, 0),
    'idle',
    'swing 8 coal',
  ],
  [
    'inserter-no-least-held',
    (readings) =>
      takesFor(BELTS, readings, { 'iron-plate': 3, 'iron-gear': 1 }, '0 iron-gear', '0 iron-plate'),
    'swing 8 iron-gear, left  | iron-plate',
    'swing 8 iron-plate, left iron-gear | ',
  ],
  [
    'inserter-tie-near',
    (readings) => takesFor(F, readings, {}, '0 coal', '0 coal'),
    'swing 8 coal, left coal | ',
    'swing 8 coal, left  | coal',
  ],
  [
    'furnace-no-coal-first',
    (readings) => takesFor(F, readings, {}, '0 coal', '0 iron-ore'),
    'swing 8 coal, left  | iron-ore',
    'swing 8 iron-ore, left coal | ',
  ],
  [
    'furnace-least-held',
    (readings) => takesFor(F, readings, { coal: 3 }, '0 iron-ore', '0 coal'),
    'swing 8 coal, left iron-ore | ',
    'swing 8 iron-ore, left  | coal',
  ],
  [
    'furnace-ore-first',
    (readings) => takesFor(F, readings, {}, '0 iron-ore', '0 coal'),
    'swing 8 coal, left iron-ore | ',
    'swing 8 iron-ore, left  | coal',
  ],
  [
    'inserter-return-same-tick',
    (readings) => draw('sik', { s: away, i: east, k }, { readings }).to(17).inserter(1, 0),
    'idle',
    'swing 8 coal',
  ],
  [
    'inserter-drop-late',
    (readings) => draw('sik', { s: away, i: east, k }, { readings }).to(9).inserter(1, 0),
    'return 8',
    'swing 0 coal',
  ],
  ['crafter-no-input-cap', (readings) => forFurnace(readings, 9), 'idle', 'swing 8 coal'],
  [
    'crafter-input-cap-9',
    (readings) => `${forFurnace(readings, 8)}, ${forFurnace(readings, 9)}`,
    'idle, idle',
    'swing 8 coal, idle',
  ],
  [
    'source-not-takeable',
    (readings) => draw('sik', { s: away, i: east, k }, { readings }).to(1).inserter(1, 0),
    'swing 8 coal',
    'idle',
  ],
  [
    'crafter-idle-after-deposit',
    (readings) =>
      draw('F', { F }, { readings }).fill(0, 0, { 'iron-ore': 1, coal: 1 }, {}, 1).step().crafter(0, 0),
    'nothing > iron-plate 1 (32 left)',
    'iron-ore 1, coal 1 > iron-plate 1 (0 left)',
  ],
  [
    'crafter-one-short',
    (readings) => craft(readings, 0),
    'nothing > nothing (32 left)',
    'nothing > nothing (31 left)',
  ],
  [
    'crafter-no-output-gate',
    (readings) => craft(readings, 8),
    'iron-ore 1, coal 1 > iron-plate 8 (0 left)',
    'nothing > iron-plate 8 (32 left)',
  ],
  [
    'crafter-output-below-cap',
    (readings) => craft(readings, 7),
    'nothing > iron-plate 7 (32 left)',
    'iron-ore 1, coal 1 > iron-plate 7 (0 left)',
  ],
];

const PHASES: readonly string[] = ['inserters', 'crafters'];

describe('a reading of inserters or crafters, on a factory drawn for it', () => {
  it('is drawn for each that can show', () => {
    const showing = READING_IDS.filter(
      (id) => READINGS[id].shows === 'layouts' && PHASES.includes(READINGS[id].phase),
    );
    expect(ROWS.map(([id]) => id).sort()).toEqual([...showing].sort());
  });

  it.each(ROWS)('%s does what it says, and the rules do not', (id, scene, rules, reading) => {
    expect(scene([])).toBe(rules);
    expect(scene([id])).toBe(reading);
  });

  it('can be followed together with another', () => {
    expect(ontoBelt('E', ['inserter-near-side', 'inserter-parallel-left'])).toBe('160 | ');
  });
});
