import { expect, it } from 'vitest';
import { itemIndex } from '../../../../shared/lattice/items.ts';
import type { EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import { describeEntity, describeState } from './describe-state.ts';

const coal = itemIndex('coal') ?? 0;
const plate = itemIndex('iron-plate') ?? 0;

it.each<[EntityState, string]>([
  [{ kind: 'belt', left: [], right: [{ pos: 64, item: coal }] }, 'left – · right coal@64'],
  [{ kind: 'splitter', outPref: 3, inFirst: 1 }, 'prefers output 3, input first 1'],
  [{ kind: 'splitter-rr', rrIn: 0, rrOut: 1 }, 'next input 0, next output 1'],
  [{ kind: 'splitter-next', nextBelt: 1 }, 'next belt 1'],
  [{ kind: 'inserter', phase: 'idle', held: undefined, swingLeft: 0 }, 'idle, empty'],
  [{ kind: 'inserter', phase: 'swing', held: coal, swingLeft: 5 }, 'swing, holds coal, 5 ticks left'],
  [{ kind: 'furnace', inputs: [[coal, 2]], output: [], craftLeft: 0 }, 'waits · in 2 coal · out –'],
  [
    { kind: 'assembler', inputs: [], output: [[plate, 1]], craftLeft: 9 },
    'crafts, 9 ticks left · in – · out 1 iron-plate',
  ],
  [{ kind: 'source', emitPhase: 7 }, 'emits by phase 7'],
  [{ kind: 'sink', consumed: [[plate, 2n ** 60n]] }, 'consumed 1152921504606846976 iron-plate'],
  [{ kind: 'sink', consumed: [[0xffff, 1n]] }, 'consumed 1 unknown item 65535'],
  [{ kind: 'lane-splitter' }, 'no state of its own'],
])('%o is told in words', (state, words) => {
  expect(describeState(state)).toBe(words);
});

it('tells an entity with what it was placed with', () => {
  expect(describeEntity({ type: 'belt', x: 1, y: 2, dir: 'E', tier: 1 } as never)).toBe('belt E');
  expect(describeEntity({ type: 'furnace', x: 1, y: 2, recipe: 'iron-plate' })).toBe('furnace iron-plate');
});
