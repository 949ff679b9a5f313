import { describe, expect, it } from 'vitest';
import { defaultDestination, escapes, stemOf } from './paths.ts';
import { asSlug, humanized, isSlug } from './slug.ts';

describe('a path leads out of its folder', () => {
  it.each([
    ['a/b.json', false],
    ['./a', false],
    ['a/../b', false],
    ['a/../../b', true],
    ['..', true],
    ['/etc/passwd', true],
    ['C:board.json', true],
    ['..\\board.json', true],
    ['a\0b', true],
  ])('%j: %s', (path, out) => {
    expect(escapes(path)).toBe(out);
  });
});

describe('names', () => {
  it('of destinations drop a last .hbs only', () => {
    expect(['a.md.hbs', 'a.hbs.md', 'b/.hbs'].map(defaultDestination)).toEqual(['a.md', 'a.hbs.md', 'b/']);
    expect(['specs/rules.md', 'rules', 'a/.hidden'].map(stemOf)).toEqual(['rules', 'rules', '.hidden']);
  });

  it('of people are made from slugs, and slugs from anything', () => {
    expect(['game-over', 'two_words', '-x-'].map(humanized)).toEqual(['Game Over', 'Two Words', 'X']);
    expect(['Belt Case!', 'a--b', '???'].map(asSlug)).toEqual(['belt-case', 'a-b', undefined]);
    expect(['a', 'a-1', '', '-a', 'a--b', 'É'].map(isSlug)).toEqual([true, true, false, false, false, false]);
  });
});
