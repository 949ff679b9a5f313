import { expect, it } from 'vitest';
import { findToken, holdsToken, keepToken, type TokenPlace } from './token.ts';

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

it('finds the token in the address before the one that was kept', () => {
  const stored = {};
  keepToken(place('', stored).window, 'kept');
  expect(findToken(place('#token=given', stored).window)).toBe('given');
  expect(findToken(place('#cell=1', stored).window)).toBe('kept');
  expect(findToken(place('', {}).window)).toBeUndefined();
});

it('keeps the token off the address and leaves the rest there', () => {
  const { window, shown } = place('#token=ticket&cell=1', {});
  keepToken(window, 'abc');
  expect(shown).toEqual(['/?tick=5#cell=1']);
  expect(findToken({ ...window, location: { ...window.location, hash: '' } })).toBe('abc');
});

it('does not touch an address that holds none', () => {
  const { window, shown } = place('#cell=1', {});
  keepToken(window, 'abc');
  expect(shown).toEqual([]);
});

it('keeps the token in the address where nothing can be stored', () => {
  const { window, shown } = place('#token=ticket', undefined);
  keepToken(window, 'abc');
  expect(shown).toEqual(['/?tick=5#token=abc']);
});

it('knows whether an address holds one', () => {
  expect(holdsToken({ hash: '#token=abc' })).toBe(true);
  expect(holdsToken({ hash: '#cell=1' })).toBe(false);
});
