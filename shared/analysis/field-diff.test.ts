import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { generateScenario } from '../lattice/generate/generate.ts';
import { itemIndex } from '../lattice/items.ts';
import type { Scenario } from '../lattice/scenario/scenario.ts';
import { encodeFrame } from '../lattice/state/canonical.ts';
import type { EntityState } from '../lattice/state/entity-state.ts';
import type { Frame } from '../lattice/state/frame.ts';
import { factoryStates } from '../lattice/state/testing.ts';
import { csv, differencesCsv } from './difference-csv.ts';
import { kindsOf } from './difference-kind.ts';
import { diffFrames, entitiesJson, fieldRows } from './field-diff.ts';
import { framesOf } from './testing.ts';

const BOARD = drawing(
  's>iF\n...#',
  {
    s: { type: 'source', dir: 'E', item: 'coal', lane: 'both', period: 3 },
    i: { type: 'inserter', dir: 'E' },
    F: { type: 'furnace', recipe: 'iron-plate' },
  },
  { ticks: 10 },
);
const COAL = itemIndex('coal')!;
const ORE = itemIndex('iron-ore')!;

type Lane = readonly (readonly [pos: number, item: number])[];

function belt(left: Lane, right: Lane = []): EntityState {
  const lane = (items: Lane) => items.map(([pos, item]) => ({ pos, item }));
  return { kind: 'belt', left: lane(left), right: lane(right) };
}

const BASE: readonly EntityState[] = [
  { kind: 'source', emitPhase: 0 },
  belt([]),
  { kind: 'inserter', phase: 'idle', held: undefined, swingLeft: 0 },
  { kind: 'furnace', inputs: [[COAL, 2]], output: [], craftLeft: 0 },
];

/** The base state with some entities in another one. */
function state(changes: Record<number, EntityState> = {}, tick = 5): Frame {
  return encodeFrame({ tick, entities: BASE.map((entity, index) => changes[index] ?? entity) });
}

function paths(a: Frame, b: Frame, scenario: Scenario = BOARD): string[] {
  return fieldRows(diffFrames(scenario, a, b)).map(
    ({ entity, field }) => `${entity.index} ${field.path}: ${field.a} | ${field.b} (${field.change})`,
  );
}

describe('the field diff', () => {
  it('names entity, cell, field and both values', () => {
    const other = state({ 2: { kind: 'inserter', phase: 'swing', held: COAL, swingLeft: 8 } });
    expect(entitiesJson(diffFrames(BOARD, state(), other))).toEqual([
      {
        index: 2,
        type: 'inserter',
        x: 2,
        y: 0,
        fields: [
          { path: 'phase', a: 'idle', b: 'swing' },
          { path: 'swing_left', a: '0', b: '8' },
          { path: 'held', a: null, b: 'coal' },
        ],
      },
    ]);
  });

  it('is sorted by the phase that writes the field, then by entity', () => {
    const other = state({
      0: { kind: 'source', emitPhase: 1 },
      1: belt([[0, COAL]]),
      2: { kind: 'inserter', phase: 'return', held: undefined, swingLeft: 4 },
      3: { kind: 'furnace', inputs: [[COAL, 1]], output: [], craftLeft: 32 },
    });
    const rows = fieldRows(diffFrames(BOARD, state(), other));
    expect(rows.map(({ field }) => field.phase)).toEqual([
      'sources',
      'inserters',
      'inserters',
      'belts',
      'crafters',
      'crafters',
    ]);
  });

  it("takes a crafter's counts for the inserter's doing where the countdown agrees", () => {
    const fed = state({ 3: { kind: 'furnace', inputs: [[COAL, 3]], output: [], craftLeft: 0 } });
    expect(kindsOf(diffFrames(BOARD, state(), fed))).toEqual([
      { type: 'furnace', field: 'inputs', phase: 'inserters' },
    ]);
  });

  it.each<[string, Lane, Lane, string[]]>([
    [
      'one taken from the front',
      [
        [0, ORE],
        [64, ORE],
        [128, COAL],
      ],
      [
        [64, ORE],
        [128, COAL],
      ],
      ['1 left[0]: iron-ore at 0 | null (missing)'],
    ],
    [
      'one put in between',
      [
        [0, ORE],
        [192, ORE],
      ],
      [
        [0, ORE],
        [96, COAL],
        [192, ORE],
      ],
      ['1 left[1]: null | coal at 96 (added)'],
    ],
    [
      'one moved',
      [
        [0, ORE],
        [100, ORE],
      ],
      [
        [0, ORE],
        [68, ORE],
      ],
      ['1 left[1].pos: 100 | 68 (moved)'],
    ],
    [
      'another item',
      [
        [0, ORE],
        [64, ORE],
      ],
      [
        [0, ORE],
        [64, COAL],
      ],
      ['1 left[1].item: iron-ore | coal (other-item)'],
    ],
    [
      'all moved and one gone',
      [
        [0, ORE],
        [64, COAL],
        [128, ORE],
      ],
      [
        [32, COAL],
        [96, ORE],
      ],
      [
        '1 left[0]: iron-ore at 0 | null (missing)',
        '1 left[1].pos: 64 | 32 (moved)',
        '1 left[2].pos: 128 | 96 (moved)',
      ],
    ],
  ])('compares lanes by item: %s', (_, a, b, expected) => {
    expect(paths(state({ 1: belt(a) }), state({ 1: belt(b) }))).toEqual(expected);
  });

  it('compares a lane of a hostile length by index, in no time that grows with its square', () => {
    const long = Array.from({ length: 5000 }, (_, at): [number, number] => [at * 64, ORE]);
    const moved = long.map(([pos, item]): [number, number] => [pos + 1, item]);
    expect(paths(state({ 1: belt(long) }), state({ 1: belt(moved) }))).toHaveLength(5000);
  });

  it('shows a count of zero beside none', () => {
    const zero = state({
      3: {
        kind: 'furnace',
        inputs: [
          [ORE, 0],
          [COAL, 2],
        ],
        output: [],
        craftLeft: 0,
      },
    });
    expect(paths(state(), zero)).toEqual(['3 inputs.iron-ore: null | 0 (value)']);
  });

  it('shows the bytes where the same values stand in another order', () => {
    const sorted = state({
      3: {
        kind: 'furnace',
        inputs: [
          [ORE, 1],
          [COAL, 2],
        ],
        output: [],
        craftLeft: 0,
      },
    });
    const unsorted = state({
      3: {
        kind: 'furnace',
        inputs: [
          [COAL, 2],
          [ORE, 1],
        ],
        output: [],
        craftLeft: 0,
      },
    });
    expect(paths(sorted, unsorted)).toEqual([
      '3 bytes: 06 02 00 00 01 00 10 00 02 00 00 00 00 | 06 02 10 00 02 00 00 00 01 00 00 00 00 (value)',
    ]);
  });

  it('names another kind, another revision and another count', () => {
    expect(paths(state(), state({ 2: { kind: 'sink', consumed: [] } }))).toEqual([
      '2 kind: inserter | sink (kind)',
    ]);
    const splitter = (entity: EntityState) => encodeFrame({ tick: 1, entities: [entity] });
    const old = splitter({ kind: 'splitter-rr', rrIn: 0, rrOut: 1 });
    expect(paths(splitter({ kind: 'splitter', outPref: 0, inFirst: 0 }), old)).toEqual([
      '0 kind: splitter | splitter-rr (kind)',
    ]);
    const short = encodeFrame({ tick: 5, entities: BASE.slice(0, 3) });
    expect(diffFrames(BOARD, state(), short)).toMatchObject({
      same: false,
      counts: { a: 4, b: 3 },
      entities: [],
    });
  });

  it('refuses states of two ticks', () => {
    expect(() => diffFrames(BOARD, state(), state({}, 6))).toThrow(
      expect.objectContaining({ code: 'ticks-differ', facts: { a: 5, b: 6 } }),
    );
  });

  it('finds nothing between a state and itself, and something between any two others', () => {
    fc.assert(
      fc.property(factoryStates('pref'), factoryStates('pref'), (one, two) => {
        const a = encodeFrame(one);
        const b = encodeFrame({ ...two, tick: one.tick });
        expect(diffFrames(BOARD, a, a).same).toBe(true);
        expect(diffFrames(BOARD, a, b).same).toBe(Buffer.compare(a.bytes, b.bytes) === 0);
      }),
    );
  });

  it('says same of the rules against themselves on generated factories', () => {
    for (let seed = 0; seed < 20; seed++) {
      const scenario = generateScenario({ seed, width: 12, height: 12, entities: 40, ticks: 60 });
      const twice = [framesOf(scenario), framesOf(scenario)] as const;
      twice[0].forEach((frame, at) => {
        expect(diffFrames(scenario, frame, twice[1][at]!).same).toBe(true);
      });
    }
  });
});

describe('the CSV of a diff', () => {
  it('has a line a field', () => {
    const other = state({ 2: { kind: 'inserter', phase: 'idle', held: COAL, swingLeft: 0 } });
    expect(differencesCsv([diffFrames(BOARD, state(), other)])).toBe(
      'tick,phase,entity,type,x,y,field,change,a,b\r\n5,2 inserters,2,inserter,2,0,held,value,,coal\r\n',
    );
  });

  it('quotes what needs it and disarms what a spreadsheet would run', () => {
    expect(
      csv([
        ['a"b', 'c,d', 'e\nf'],
        ['=1+1', '@x', -3],
      ]),
    ).toBe('"a""b","c,d","e\nf"\r\n\'=1+1,\'@x,-3\r\n');
  });
});
