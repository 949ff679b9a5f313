import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';
import { Places } from './places.ts';
import { utf8 } from './testing.ts';

describe('the place of a byte', () => {
  it('counts lines and columns from 1', () => {
    const places = new Places(utf8('ab\n\ncd'));
    expect([0, 1, 2, 3, 4, 5, 6].map((offset) => places.at(offset))).toEqual([
      { line: 1, column: 1, offset: 0 },
      { line: 1, column: 2, offset: 1 },
      { line: 1, column: 3, offset: 2 },
      { line: 2, column: 1, offset: 3 },
      { line: 3, column: 1, offset: 4 },
      { line: 3, column: 2, offset: 5 },
      { line: 3, column: 3, offset: 6 },
    ]);
  });

  it('counts characters, not bytes, in a column', () => {
    // é has two bytes, € three, and the wrench four.
    expect(new Places(utf8('é€🔧x')).at(9)).toEqual({ line: 1, column: 4, offset: 9 });
  });

  it('knows an empty text and one that ends with a line break', () => {
    expect(new Places(utf8('')).at(0)).toEqual({ line: 1, column: 1, offset: 0 });
    expect(new Places(utf8('a\r\n')).at(3)).toEqual({ line: 2, column: 1, offset: 3 });
  });
});

describe('the nearest word', () => {
  it.each([
    ['fas', 'fast'],
    ['fsat', undefined],
    ['FAST', 'fast'],
    ['expres', 'express'],
    ['slw', 'slow'],
    ['x', undefined],
    ['furnace', undefined],
    ['', undefined],
  ])('to %j is %j', (word, meant) => {
    expect(nearest(word, ['slow', 'fast', 'express'])).toBe(meant);
  });
});
