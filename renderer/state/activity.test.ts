import { expect, it } from 'vitest';
import { createActivityStore, listenTo } from './activity.ts';
import { mergeReach } from './merge-reach.ts';

function setup() {
  const store = createActivityStore();
  return { events: listenTo(store), of: (replay: string) => store.getState()[replay] };
}

it('tells the work that goes on, with the fuel burnt so far, until it ends', () => {
  const { events, of } = setup();
  events.progress({ replay: 'r', work: 'recording', done: 0, total: 1 });
  events.progress({ replay: 'r', work: 'recording, fuel 1200', done: 0, total: 1 });
  expect(of('r')?.progress).toEqual({ work: 'recording', done: 0, total: 1, fuel: '1200' });
  events.progress({ replay: 'r', work: 'recording', done: 3, total: 9 });
  expect(of('r')?.progress).toEqual({ work: 'recording', done: 3, total: 9, fuel: '1200' });
  events.progress({ replay: 'r', work: 'recording', done: 1, total: 1 });
  expect(of('r')?.progress).toBeUndefined();
});

it('keeps replays apart and each alert once', () => {
  const { events, of } = setup();
  const alert = { code: 'mismatch', message: 'tick 600', tick: 600 };
  events.alert({ replay: 'r', alert });
  events.alert({ replay: 'r', alert: { ...alert } });
  events.alert({ replay: 's', alert });
  expect(of('r')?.alerts).toEqual([alert]);
  expect(of('s')?.alerts).toEqual([alert]);
});

it('puts stretches of one kind together', () => {
  const tick = (at: number) => ({ provenance: 'computed' as const, from: at, to: at });
  expect(
    mergeReach([
      { provenance: 'bracketed', from: 0, to: 600 },
      tick(600),
      tick(0),
      tick(601),
      tick(602),
      tick(900),
    ]),
  ).toEqual([
    { provenance: 'bracketed', from: 0, to: 600 },
    tick(0),
    { provenance: 'computed', from: 600, to: 602 },
    tick(900),
  ]);
});
