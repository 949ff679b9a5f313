import { describe, expect, it } from 'vitest';
import { drawing } from '../lattice/drawing.ts';
import { encodeFrame } from '../lattice/state/canonical.ts';
import type { EntityState } from '../lattice/state/entity-state.ts';
import { headline, rowSentence } from './difference-words.ts';
import { diffFrames, fieldRows } from './field-diff.ts';

const BOARD = drawing('ii', { i: { type: 'inserter', dir: 'E' } }, { ticks: 9 });
const NAMES = { a: 'the reference', b: 'the module' };

function inserter(phase: 'idle' | 'return', swingLeft: number): EntityState {
  return { kind: 'inserter', phase, held: undefined, swingLeft };
}

function told(a: EntityState[], b: EntityState[]): string {
  return headline(
    diffFrames(BOARD, encodeFrame({ tick: 7, entities: a }), encodeFrame({ tick: 7, entities: b })),
    NAMES,
  );
}

describe('a difference in one sentence', () => {
  const idle = inserter('idle', 0);

  it('names entity, cell, field and both values', () => {
    expect(told([idle, idle], [idle, inserter('idle', 3)])).toBe(
      'at tick 7 inserter 1 at 1,0 differs in swing_left: 0 in the reference, 3 in the module',
    );
  });

  it('counts what else differs', () => {
    const back = inserter('return', 3);
    expect(told([idle, idle], [idle, back])).toMatch(/; 1 more field of it differs$/);
    expect(told([idle, idle], [back, back])).toMatch(/; 3 more fields of 2 entities differ$/);
  });

  it('says that nothing differs, or that the number of entities does', () => {
    expect(told([idle], [idle])).toBe('at tick 7 nothing differs');
    expect(told([idle], [idle, idle])).toBe(
      'at tick 7 the number of entities differs: 1 in the reference, 2 in the module',
    );
  });

  it('says nothing for what a side does not have', () => {
    const holding: EntityState = { kind: 'inserter', phase: 'idle', held: 16, swingLeft: 0 };
    const frames = [idle, holding].map((entity) => encodeFrame({ tick: 7, entities: [entity] }));
    const rows = fieldRows(diffFrames(BOARD, frames[0]!, frames[1]!));
    expect(rows.map((row) => rowSentence(row, NAMES))).toEqual([
      'inserter 0 at 0,0 differs in held: nothing in the reference, coal in the module',
    ]);
  });
});
