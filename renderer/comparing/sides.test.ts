import { expect, it } from 'vitest';
import { sidesOf } from './sides.ts';

it.each([
  [
    'an engine beside the reference',
    { scenario: 's', module: 'm', beside: 'reference' },
    { a: { module: 'm' }, b: {} },
  ],
  [
    'an engine alone, beside which the reference stands',
    { scenario: 's', module: 'm' },
    { a: { module: 'm' }, b: {} },
  ],
  ['two engines', { scenario: 's', module: 'm', beside: 'n' }, { a: { module: 'm' }, b: { module: 'n' } }],
  ['a recording', { scenario: 's', states: 'r', beside: 'n' }, { a: { states: 'r' }, b: { module: 'n' } }],
  ['the reference and an engine', { scenario: 's', beside: 'n' }, { a: {}, b: { module: 'n' } }],
  [
    'an engine graded by an answer, which is no side',
    { scenario: 's', module: 'm', states: 'r' },
    { a: { module: 'm' }, b: {} },
  ],
])('compares %s', (_what, open, sides) => {
  expect(sidesOf({ ...open, playback: false })).toEqual({ scenario: 's', ...sides });
});

it.each([
  ['the reference alone', { scenario: 's' }],
  ['states without a scenario', { states: 'r' }],
  ["an engine's own playback", { scenario: 's', module: 'm', playback: true }],
])('compares nothing of %s', (_what, open) => {
  expect(sidesOf({ playback: false, ...open })).toBeUndefined();
});
