import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePlace, encodePlace, isAnotherPage } from './address.ts';
import { HOME, LAYERS, type OpenPlace, type Place, VIEWS } from './place.ts';

const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const open: fc.Arbitrary<OpenPlace> = fc
  .record(
    { scenario: id, module: id, states: id, run: id, beside: id, playback: fc.boolean() },
    { requiredKeys: ['playback'] },
  )
  .filter(({ scenario, states }) => scenario !== undefined || states !== undefined);
const place: fc.Arbitrary<Place> = fc.record({
  view: fc.constantFrom(...VIEWS.filter((view) => view !== 'field')),
  open,
  field: fc.option(id, { nil: undefined }),
  case: fc.option(id, { nil: undefined }),
  tick: fc.nat({ max: 999_999_999 }),
  cell: fc.option(fc.record({ x: fc.nat(), y: fc.nat() }), { nil: undefined }),
  layers: fc.subarray([...LAYERS]),
  table: fc.boolean(),
});

it('reads back every place that it writes', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(decodePlace(encodePlace(one))).toEqual(one);
    }),
  );
});

it('never throws for an address, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodePlace(`?${text}`).tick).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('leaves out what is as usual', () => {
  expect(encodePlace(HOME)).toBe('');
  const one: Place = {
    ...HOME,
    view: 'replay',
    open: { scenario: 'demo-small', playback: false },
    tick: 600,
  };
  expect(encodePlace({ ...one, cell: { x: 12, y: 7 } })).toBe(
    '?view=replay&scenario=demo-small&tick=600&cell=12,7',
  );
});

it.each([
  ['?view=replay', 'home'],
  ['?view=weather&scenario=a', 'home'],
  ['?view=replay&scenario=a&tick=-1&cell=x', 'replay'],
])('takes %s for %s', (search, view) => {
  expect(decodePlace(search)).toMatchObject({ view, tick: 0, cell: undefined });
});

it('makes a new page of another view or another replay, not of another tick', () => {
  const one: Place = { ...HOME, view: 'replay', open: { scenario: 'a', playback: false } };
  expect(isAnotherPage(one, { ...one, tick: 7, cell: { x: 1, y: 1 } })).toBe(false);
  expect(isAnotherPage(one, { ...one, open: { scenario: 'b', playback: false } })).toBe(true);
  expect(isAnotherPage(one, HOME)).toBe(true);
});
