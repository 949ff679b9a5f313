import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { READING_IDS, READINGS, type ReadingId } from '../readings.ts';
import { draw, source } from './testing.ts';

type Ids = readonly ReadingId[];
type Row = [id: ReadingId, scene: (readings: Ids) => string, rules: string, reading: string];

const down: Stamp = { type: 'inserter', dir: 'S' };
const k: Stamp = { type: 'sink', dir: 'N' };
const p: Stamp = { type: 'splitter', dir: 'E' };
const F: Stamp = { type: 'furnace', recipe: 'iron-plate' };
const rare = source('S', 'coal', 'left', 1000);

function sideLoad(readings: Ids, pos = '0'): string {
  return draw('.v\n>>', {}, { readings }).put(1, 0, pos).step().lanes(1, 1);
}

/** From the W into a belt facing S with something above it: round the curve, or side-loaded onto the right lane. */
function turn(readings: Ids, above: Stamp | undefined): string {
  if (above === undefined) return draw('..\n>v', {}, { readings }).put(0, 1, '0', '0').step().lanes(1, 1);
  return draw('.p\n>v', { p: above }, { readings }).put(0, 1, '0', '0').step().lanes(1, 1);
}

function split(readings: Ids, left: string, blocked = ''): string {
  const factory = draw('>p>\n>#>', { p }, { readings }).put(0, 0, left).put(2, 0, blocked);
  return factory.step().splitter(1, 0);
}

const ROWS: Row[] = [
  [
    'source-offset',
    (readings) =>
      draw('s>', { s: source('E', 'coal', 'left', 3) }, { readings })
        .to(1)
        .lanes(1, 0),
    ' | ',
    '128 | ',
  ],
  [
    'belt-run-speed',
    (readings) => {
      const s: Stamp = { type: 'belt', dir: 'E', tier: 'slow' };
      const e: Stamp = { type: 'belt', dir: 'E', tier: 'express' };
      return draw('se', { s, e }, { readings }).put(0, 0, '100').step().lanes(0, 0);
    },
    '68 | ',
    '4 | ',
  ],
  [
    'belt-one-speed',
    (readings) => draw('>', {}, { readings, tier: 'express' }).put(0, 0, '192').step().lanes(0, 0),
    '96 | ',
    '128 | ',
  ],
  [
    'belt-old-ahead',
    (readings) => draw('>', {}, { readings }).put(0, 0, '64,128').step().lanes(0, 0),
    '0,64 | ',
    '0,128 | ',
  ],
  ['sideload-swapped', (readings) => sideLoad(readings), '64 | ', '192 | '],
  ['sideload-other-lane', (readings) => sideLoad(readings), '64 | ', ' | 64'],
  ['sideload-before-moves', (readings) => sideLoad(readings, '64'), '64 | ', ' | '],
  [
    'sideload-after-splitters',
    (readings) =>
      draw('..v\n>p>\n.#.', { p }, { readings })
        .put(2, 0, '', '0 coal')
        .put(0, 1, '0 circuit')
        .step()
        .items(2, 1),
    'coal | ',
    'circuit | ',
  ],
  ['turn-always-sideloads', (readings) => turn(readings, undefined), '192 | 192', ' | 64,192'],
  ['curve-ignores-feeders', (readings) => turn(readings, down), ' | 64,192', '192 | 192'],
  ['curve-ignores-source', (readings) => turn(readings, rare), ' | 64,192', '192 | 192'],
  ['curve-ignores-inserter', (readings) => turn(readings, down), ' | 64,192', '192 | 192'],
  [
    'curve-ignores-splitter',
    (readings) => turn(readings, { type: 'splitter', dir: 'S' }),
    ' | 64,192',
    '192 | 192',
  ],
  [
    'splitter-fixed-input',
    (readings) => {
      const factory = draw('>p>\n>#.', { p }, { readings });
      return factory.put(0, 0, '0 coal,64 coal').put(0, 1, '0 circuit,64 circuit').step(2).items(2, 0);
    },
    'coal,circuit | ',
    'coal,coal | ',
  ],
  [
    'splitter-input-starts-1',
    (readings) => draw('p', { p }, { readings }).splitter(0, 0),
    '0,0 in 0',
    '0,0 in 1',
  ],
  [
    'splitter-output-starts-1',
    (readings) => draw('p', { p }, { readings }).splitter(0, 0),
    '0,0 in 0',
    '1,1 in 0',
  ],
  ['splitter-fixed-output', (readings) => split(readings, '0'), '1,0 in 1', '0,0 in 1'],
  ['splitter-flips-preferred', (readings) => split(readings, '0', '0,64,128,192'), '0,0 in 1', '1,0 in 1'],
  ['splitter-one-preference', (readings) => split(readings, '0'), '1,0 in 1', '1,1 in 1'],
  [
    'splitter-any-facing',
    (readings) => draw('>p^\n>#.', { p }, { readings }).put(0, 0, '0').step().lanes(2, 0),
    ' | ',
    '192 | ',
  ],
  [
    'sink-own-facing',
    (readings) => draw('>k', { k }, { readings }).put(0, 0, '0 coal').step().sink(1, 0),
    'coal 1',
    'nothing',
  ],
  [
    'force-strict',
    (readings) =>
      draw('s>', { s: source('E') }, { readings, tier: 'slow' })
        .put(1, 0, '128')
        .step()
        .lanes(1, 0),
    '96,160 | ',
    '96 | ',
  ],
  [
    'phase-inserters-first',
    (readings) =>
      draw('s>\n.i\n.k', { s: source('E', 'coal'), i: down, k }, { readings })
        .to(1)
        .inserter(1, 1),
    'swing 8 coal',
    'idle',
  ],
  [
    'phase-belts-before-inserters',
    (readings) => draw('>>\n.i\n.k', { i: down, k }, { readings }).put(0, 0, '0 coal').step().inserter(1, 1),
    'idle',
    'swing 8 coal',
  ],
  ['phase-splitters-before-belts', (readings) => split(readings, '64'), '1,0 in 1', '0,0 in 1'],
  [
    'phase-crafters-before-inserters',
    (readings) => {
      const factory = draw('t..\ni..\nF#.\n##.', { t: source('N', 'coal'), i: down, F }, { readings }).fill(
        0,
        2,
        {
          'iron-ore': 1,
        },
      );
      return factory.to(9).crafter(0, 2);
    },
    'nothing > nothing (32 left)',
    'iron-ore 1, coal 1 > nothing (0 left)',
  ],
  [
    'phase-sources-last',
    (readings) =>
      draw('s>', { s: source('E') }, { readings })
        .to(1)
        .lanes(1, 0),
    '128 | ',
    '192 | ',
  ],
];

const PHASES: readonly string[] = ['sources', 'belts', 'splitters', 'sinks', 'all', 'order'];

describe('a reading of anything else, on a factory drawn for it', () => {
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

  it('changes nothing else: of the feeders of a turn, only the one that it names', () => {
    const stamps: Record<string, Stamp> = {
      'curve-ignores-source': rare,
      'curve-ignores-inserter': down,
      'curve-ignores-splitter': { type: 'splitter', dir: 'S' },
    };
    for (const id of Object.keys(stamps) as ReadingId[]) {
      for (const [own, stamp] of Object.entries(stamps)) {
        expect(turn([id], stamp), `${id} with what ${own} ignores`).toBe(
          id === own ? '192 | 192' : ' | 64,192',
        );
      }
    }
    expect(turn(['curve-ignores-splitter'], { type: 'lane-splitter', dir: 'S' })).toBe('192 | 192');
  });

  it('can be followed together with another', () => {
    expect(sideLoad(['sideload-swapped', 'sideload-other-lane'])).toBe(' | 192');
  });

  it('moves belts and side-loads together where both come before inserters', () => {
    const factory = draw('.v\n>>\n.i\n.k', { i: down, k }, { readings: ['phase-belts-before-inserters'] });
    // The side-loaded item is at 64 on the left, near lane when the inserter looks.
    expect(factory.put(1, 0, '0 coal').step().inserter(1, 2)).toBe('swing 8 coal');
  });
});
