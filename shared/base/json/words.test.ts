import { describe, expect, it } from 'vitest';
import { utf8 } from '../testing.ts';
import { WordTable } from './words.ts';

describe('the table of words', () => {
  it('gives each word as it is, first and again, also past its capacity', () => {
    const table = new WordTable();
    // Far more words of one length than the table has slots, so that many of them share one.
    const words = Array.from({ length: 2000 }, (_, index) => `w${String(index).padStart(5, '0')}`);
    for (const round of [1, 2]) {
      for (const word of words) {
        const bytes = utf8(`<${word}>`);
        if (table.word(bytes, 1, bytes.length - 1) !== word) expect.fail(`${word}, round ${round}`);
      }
    }
  });

  it('tells words of other lengths and long ones apart', () => {
    const table = new WordTable();
    for (const word of ['', 'a', 'aa', '\u0000', 'é', 'x'.repeat(32), 'x'.repeat(33), 'x'.repeat(500), 'a']) {
      const bytes = utf8(word);
      expect(table.word(bytes, 0, bytes.length)).toBe(word);
    }
  });

  it('throws for what is not UTF-8, short or long', () => {
    const table = new WordTable();
    expect(() => table.word(Uint8Array.of(0xff), 0, 1)).toThrow(TypeError);
    expect(() => table.word(new Uint8Array(40).fill(0xc3), 0, 40)).toThrow(TypeError);
  });
});
