import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GradedTick } from '../../../state/panes.ts';
import { type Evidence, knownTicks } from './known.ts';
import { knownColumns } from './known-columns.ts';
import { knownWords } from './known-words.ts';

const RUN = { first: 0, last: 100 };
const at = (tick: number, outcome: GradedTick['outcome']): GradedTick => ({ tick, outcome });
const known = (evidence: Partial<Evidence>) =>
  knownTicks({ graded: [], reach: [], seen: [], compared: undefined, ...evidence }, RUN);
const kinds = (evidence: Partial<Evidence>) =>
  known(evidence).map(({ from, to, is }) => `${from}-${to} ${is}`);

describe('of a run is known', () => {
  it('equal up to the last right tick, nothing up to the first wrong one, different from there on', () => {
    const graded = [at(10, 'right'), at(40, 'wrong'), at(70, 'wrong')];
    expect(kinds({ graded })).toEqual(['0-10 equal', '11-39 unknown', '40-100 different']);
  });

  it('nothing where nothing was looked at', () => {
    expect(kinds({ graded: [at(100, 'unknown')] })).toEqual(['0-100 unknown']);
    expect(kinds({})).toEqual(['0-100 unknown']);
  });

  it('equal at the one tick at which a run that was wrong is right again', () => {
    const graded = [at(40, 'wrong'), at(70, 'right')];
    expect(kinds({ graded })).toEqual(['0-39 unknown', '40-69 different', '70-70 equal', '71-100 unknown']);
  });

  it('equal between the ends of a bracket, and nothing by other frames that can be had', () => {
    const reach = [
      { provenance: 'bracketed', from: 20, to: 60 },
      { provenance: 'computed', from: 80, to: 90 },
    ] as const;
    expect(kinds({ reach })).toEqual(['0-19 unknown', '20-60 equal', '61-100 unknown']);
  });

  it('what was seen in two panes', () => {
    const seen = [
      { from: 5, to: 5, equal: true },
      { from: 8, to: 9, equal: false },
    ];
    expect(kinds({ seen })).toEqual([
      '0-4 unknown',
      '5-5 equal',
      '6-7 unknown',
      '8-9 different',
      '10-100 unknown',
    ]);
  });

  it('a difference where another sign says equal', () => {
    const evidence = { graded: [at(100, 'right')], seen: [{ from: 30, to: 31, equal: false }] };
    expect(kinds(evidence)).toEqual(['0-29 equal', '30-31 different', '32-100 equal']);
  });

  it('something of each tick once, whatever the evidence', () => {
    const outcome = fc.constantFrom('right' as const, 'wrong' as const, 'unknown' as const);
    const graded = fc
      .uniqueArray(fc.record({ tick: fc.nat({ max: 100 }), outcome }), { selector: ({ tick }) => tick })
      .map((ticks) => ticks.sort((a, b) => a.tick - b.tick));
    fc.assert(
      fc.property(graded, (ticks) => {
        let next = 0;
        for (const { from, to } of known({ graded: ticks })) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThanOrEqual(from);
          next = to + 1;
        }
        expect(next).toBe(101);
      }),
    );
  });
});

describe('a column of the strip', () => {
  const evidence = { graded: [at(50, 'right')], seen: [{ from: 73, to: 73, equal: false }] };
  const columns = (scale = RUN, count = 10) =>
    knownColumns(known(evidence), scale, count).map(({ start, end, is }) => `${start}-${end} ${is}`);

  it('shows the one tick of it that differs', () => {
    expect(columns()).toEqual(['0-6 equal', '6-7 unknown', '7-8 different', '8-10 unknown']);
  });

  it('shows only what is on a zoomed strip', () => {
    expect(columns({ first: 70, last: 80 })).toEqual(['0-3 unknown', '3-4 different', '4-10 unknown']);
    expect(columns({ first: 0, last: 20 })).toEqual(['0-10 equal']);
  });
});

it.each([
  ['unknown', {}],
  ['equal wherever it is known', { graded: [at(50, 'right')] }],
  ['equal to 50, unknown between, different by 90', { graded: [at(50, 'right'), at(90, 'wrong')] }],
  ['different by tick 90', { graded: [at(90, 'wrong')] }],
  [
    'last equal 7, first different 8',
    {
      seen: [
        { from: 7, to: 7, equal: true },
        { from: 8, to: 8, equal: false },
      ],
    },
  ],
])('says "%s"', (words, evidence) => {
  expect(knownWords(known(evidence))).toBe(words);
});
