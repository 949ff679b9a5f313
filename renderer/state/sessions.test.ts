import { expect, it } from 'vitest';
import { createSessionsStore, offeredLast } from './sessions.ts';

it('the last session is offered, but not where the host advises against it', () => {
  const store = createSessionsStore();
  const entry = { session: 'last', name: 'left', shows: '', savedAt: 1, last: true };
  expect(offeredLast(store.getState())).toBeUndefined();
  store.setState({ list: [{ ...entry, session: 'other', last: false }, entry] });
  expect(offeredLast(store.getState())).toBe(entry);
  store.setState({ mayReopen: false });
  expect(offeredLast(store.getState())).toBeUndefined();
});
