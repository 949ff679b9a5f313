import { expect, it } from 'vitest';
import type { LibraryItem } from '../../shared/api/answers.ts';
import { decodePlace } from './address.ts';
import { titleOf } from './page-title.ts';

const named = (id: string, name: string): LibraryItem => ({ id, name, kind: 'module', origin: 'demo' });
const ITEMS = [named('m', 'naive'), named('s', 'medium'), named('f', 'all runs'), named('r', 'recorded.out')];

it.each([
  ['', 'Lattice Replay'],
  ['?view=replay&scenario=s', 'reference on medium — Lattice Replay'],
  ['?view=fuel&scenario=s&module=m', 'naive on medium — Lattice Replay'],
  ['?view=replay&scenario=s&module=m&beside=reference', 'naive and reference on medium — Lattice Replay'],
  ['?view=replay&states=r', 'recorded.out — Lattice Replay'],
  ['?view=field&field=f', 'all runs — Lattice Replay'],
  ['?view=replay&scenario=unknown', 'reference on unknown — Lattice Replay'],
])('at %j is %j', (address, title) => {
  expect(titleOf(decodePlace(address), ITEMS)).toBe(title);
});
