import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { notComparable, type SideFacts } from './not-comparable.ts';

const BOARD = drawing('>>v', {}, { ticks: 9 });

function codes(a: Omit<SideFacts, 'name'>, b: Omit<SideFacts, 'name'>): string[] {
  const found = notComparable({ name: 'a', ...a }, { name: 'b', ...b });
  return found.map(({ severity, code }) => `${severity} ${code}`);
}

describe('what is not comparable of two sides', () => {
  it('is nothing where they are alike, or nothing is known', () => {
    const facts = {
      scenario: BOARD,
      ticks: { first: 1, last: 9 },
      revision: 'r3',
      taken: 'after the tick',
      host: 'x',
    } as const;
    expect(codes(facts, facts)).toEqual([]);
    expect(codes(facts, {})).toEqual([]);
  });

  it.each<[string, Omit<SideFacts, 'name'>, Omit<SideFacts, 'name'>]>([
    ['error layout', { scenario: BOARD }, { scenario: drawing('>>', {}, { ticks: 9 }) }],
    ['error layout', { scenario: BOARD }, { scenario: drawing('>>>', {}, { ticks: 9 }) }],
    ['error no-common-ticks', { ticks: { first: 1, last: 4 } }, { ticks: { first: 5, last: 9 } }],
    ['warning ticks', { ticks: { first: 1, last: 4 } }, { ticks: { first: 1, last: 9 } }],
    ['error point-of-tick', { taken: 'before the tick' }, { taken: 'after the tick' }],
    ['warning revision', { revision: 'r2a' }, { revision: 'r3' }],
    ['warning host', { host: 'wasmtime 1' }, { host: 'wasmtime 2' }],
  ])('is named: %s', (expected, a, b) => {
    expect(codes(a, b)).toEqual([expected]);
  });

  it('is not the order of keys, ticks or snapshots of a scenario', () => {
    const [first, ...others] = BOARD.entities;
    const turned = Object.fromEntries(Object.entries(first!).reverse()) as unknown as NonNullable<
      typeof first
    >;
    const other = { ...BOARD, ticks: 3, snapshots: [3], entities: [turned, ...others] };
    expect(codes({ scenario: BOARD }, { scenario: other })).toEqual([]);
  });

  it('is not a revision that a state without splitters leaves open', () => {
    expect(codes({ revision: 'any' }, { revision: 'r3' })).toEqual([]);
  });
});
