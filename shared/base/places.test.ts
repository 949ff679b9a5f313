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

describe('the places of a long text', () => {
  // é has two bytes; a line break now and then, or none for megabytes.
  const text = Array.from({ length: 5000 }, (_, index) =>
    index % 1700 === 1699 ? '\n' : index % 3 === 0 ? 'é' : 'x',
  ).join('');
  const bytes = utf8(text);

  it('are those that counting character by character gives', () => {
    const places = new Places(bytes);
    let line = 1;
    let column = 1;
    let offset = 0;
    for (const character of text) {
      expect(places.at(offset)).toEqual({ line, column, offset });
      offset += utf8(character).length;
      column = character === '\n' ? 1 : column + 1;
      if (character === '\n') line++;
    }
    expect(places.at(offset)).toEqual({ line, column, offset });
  });

  it('may lie at the end of one that is a multiple of any block', () => {
    const places = new Places(new Uint8Array(8192).fill(0x61));
    expect([places.at(8192).column, places.at(4096).column, places.at(0).column]).toEqual([8193, 4097, 1]);
  });
});

describe('the nearest word', () => {
  it.each([
    ['fas', 'fast'],
    ['fsat', 'fast'],
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
