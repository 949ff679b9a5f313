import { expect, it } from 'vitest';
import { buildKey, createBuildsStore, listenToBuilding } from './builds.ts';

const KEY = buildKey('s', 'c');
const of = { source: 's', case: 'c' };

it('keeps the last lines of a log and counts those before', () => {
  const store = createBuildsStore();
  store.setState({ [KEY]: { kind: 'running', lines: [], left: 0 } });
  const { building } = listenToBuilding(store);
  building({ ...of, lines: Array.from({ length: 1999 }, (_, index) => `${index}`), left: 3 });
  building({ ...of, lines: ['a', 'b', 'c'], left: 0 });
  const build = store.getState()[KEY];
  expect([build?.lines.length, build?.lines[0], build?.lines.at(-1), build?.left]).toEqual([
    2000,
    '2',
    'c',
    5,
  ]);
});

it('hears no line of a build that is over', () => {
  const store = createBuildsStore();
  store.setState({ [KEY]: { kind: 'failed', lines: ['a'], left: 0 } });
  listenToBuilding(store).building({ ...of, lines: ['b'], left: 0 });
  expect(store.getState()[KEY]?.lines).toEqual(['a']);
});
