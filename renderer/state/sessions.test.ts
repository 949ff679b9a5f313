import { expect, it } from 'vitest';
import { createSessionsStore, offeredLast } from './sessions.ts';

it('the last session is offered, but not after two starts that crashed', () => {
  const store = createSessionsStore();
  const entry = { session: 'last', name: 'left', shows: '', savedAt: 1, last: true };
  expect(offeredLast(store.getState())).toBeUndefined();
  store.setState({ list: [{ ...entry, session: 'other', last: false }, entry] });
  expect(offeredLast(store.getState())).toBe(entry);
  store.setState({ startsCrashed: 1 });
  expect(offeredLast(store.getState())).toBe(entry);
  store.setState({ startsCrashed: 2 });
  expect(offeredLast(store.getState())).toBeUndefined();
});
