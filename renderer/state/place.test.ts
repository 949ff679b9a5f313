import { expect, it } from 'vitest';
import { createPlaceStore, HOME, openPlace, requestOfA, requestOfB, swapped } from './place.ts';

const compared = { scenario: 's', module: 'm', states: 'a', beside: 'reference', playback: false };

it('opens a replay at a tick, with nothing selected', () => {
  const place = createPlaceStore({ ...HOME, cell: { x: 1, y: 1 } });
  openPlace(place, compared, 600);
  expect(place.getState()).toMatchObject({ view: 'replay', open: compared, tick: 600, cell: undefined });
});

it('asks for A without what stands beside it, and for B on the same case', () => {
  expect(requestOfA(compared)).toEqual({ scenario: 's', module: 'm', states: 'a', playback: false });
  expect(requestOfB(compared)).toEqual({ scenario: 's', playback: false });
  expect(requestOfB({ ...compared, beside: 'n' })).toEqual({
    scenario: 's',
    module: 'n',
    states: 'a',
    playback: false,
  });
  expect(requestOfB({ scenario: 's', playback: false })).toBeUndefined();
});

it('changes A and B over, and back', () => {
  const once = swapped(compared);
  expect(once).toEqual({ scenario: 's', states: 'a', beside: 'm', playback: false });
  expect(once && swapped(once)).toEqual(compared);
  expect(swapped({ scenario: 's', playback: false })).toBeUndefined();
});
