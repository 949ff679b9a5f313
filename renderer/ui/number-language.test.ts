import { describe, expect, it } from 'vitest';
import { groupSeparator, PLAIN, readTyped, withoutGroups } from './number-language.ts';

const LANGUAGES = ['en', 'de', 'de-CH', 'fr', 'en-IN', 'pl', 'es'];

describe('numbers of a language', () => {
  it.each(LANGUAGES)(
    '%s: are plain digits once their groups are taken out, alone and in a sentence',
    (language) => {
      const between = groupSeparator(language);
      for (const value of [7, 999, 1204, 36_000, 123_456, 3_019_465_064]) {
        const written = value.toLocaleString(language);
        expect(withoutGroups(written, between)).toBe(String(value));
        expect(withoutGroups(`tick ${written}, at last`, between)).toBe(`tick ${value}, at last`);
      }
    },
  );

  it('keep what is no group: decimals, versions, lists, and what is told apart', () => {
    expect(withoutGroups('1.25 of 3.5, v1.0.0 and 12.345,5', '.')).toBe('1.25 of 3.5, v1.0.0 and 12345,5');
    expect(withoutGroups('cells 5,12 and 1,2,3', ',')).toBe('cells 5,12 and 1,2,3');
    expect(withoutGroups('12,104 at 1,204', ',', new Set(['12,104']))).toBe('12,104 at 1204');
  });

  it('are read back as they are written, and as people paste them', () => {
    expect(groupSeparator(PLAIN)).toBe('');
    for (const text of ['1204', '1,204', '1 204', '1’204']) expect(readTyped(text, 'plain')).toBe(1204);
    expect(readTyped('1.204', 'de')).toBe(1204);
    expect(readTyped('1.5', 'de')).toBeUndefined();
    expect(readTyped('next', 'de')).toBeUndefined();
  });
});
