import { expect, it } from 'vitest';
import { holdsToken, type TokenPlace, takeToken } from './token.ts';

function place(hash: string, stored: Record<string, string> | undefined) {
  const shown: string[] = [];
  const window: TokenPlace = {
    location: { hash, pathname: '/', search: '?tick=5' },
    history: { replaceState: (_data, _unused, url) => void shown.push(url) },
    localStorage: {
      getItem: (key) => stored?.[key] ?? null,
      setItem: (key, value) => {
        if (stored === undefined) throw new Error('storage is turned off');
        stored[key] = value;
      },
    },
  };
  return { window, shown };
}

it('takes the token off the address and leaves the rest', () => {
  const { window, shown } = place('#token=abc&cell=1', {});
  expect(takeToken(window)).toBe('abc');
  expect(shown).toEqual(['/?tick=5#cell=1']);
});

it('remembers the token for an address without one', () => {
  const stored = {};
  takeToken(place('#token=abc', stored).window);
  const { window, shown } = place('', stored);
  expect(takeToken(window)).toBe('abc');
  expect(shown).toEqual([]);
});

it('takes a new token before the one that it remembers', () => {
  const stored = {};
  takeToken(place('#token=old', stored).window);
  expect(takeToken(place('#token=new', stored).window)).toBe('new');
  expect(takeToken(place('', stored).window)).toBe('new');
});

it('leaves the token in the address where nothing can be stored', () => {
  const { window, shown } = place('#token=abc', undefined);
  expect(takeToken(window)).toBe('abc');
  expect(shown).toEqual([]);
});

it('knows whether an address holds one', () => {
  expect(holdsToken({ hash: '#token=abc' })).toBe(true);
  expect(holdsToken({ hash: '#cell=1' })).toBe(false);
  expect(takeToken(place('', {}).window)).toBeUndefined();
});
