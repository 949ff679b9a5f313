import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import type { ItemName } from '../items.ts';
import { type DrawnFactory, draw } from './testing.ts';

/**
 * A belt facing E above an inserter that points S into a crafter. The near lane is the left, north one (opposite to S);
 * the far lane is the right one.
 */
function feeding(crafter: Stamp): DrawnFactory {
  return draw('>..\ni..\nC##\n###\n###', { i: { type: 'inserter', dir: 'S' }, C: crafter }, { tier: 'slow' });
}

function choiceOf(
  crafter: Stamp,
  held: Partial<Record<ItemName, number>>,
  lanes: { near: string; far: string },
): { inserter: string; left: string; right: string } {
  const factory = feeding(crafter).fill(0, 2, held).put(0, 0, lanes.near, lanes.far);
  factory.step();
  const [left, right] = factory.items(0, 0).split(' | ') as [string, string];
  return { inserter: factory.inserter(0, 1), left, right };
}

const FURNACE: Stamp = { type: 'furnace', recipe: 'iron-plate' };
const BELTS: Stamp = { type: 'assembler', recipe: 'transport-belt' };

describe('for a furnace an inserter', () => {
  it('prefers coal, on whichever lane it lies', () => {
    expect(choiceOf(FURNACE, {}, { near: '0 coal', far: '0 iron-ore' }).inserter).toBe('swing 8 coal');
    expect(choiceOf(FURNACE, {}, { near: '0 iron-ore', far: '0 coal' }).inserter).toBe('swing 8 coal');
  });

  it('prefers coal however much of it the furnace holds', () => {
    const held = { coal: 7 };
    expect(choiceOf(FURNACE, held, { near: '0 coal', far: '0 iron-ore' }).inserter).toBe('swing 8 coal');
  });

  it('takes ore once the furnace has 8 coal', () => {
    const held = { coal: 8 };
    expect(choiceOf(FURNACE, held, { near: '0 coal', far: '0 iron-ore' }).inserter).toBe('swing 8 iron-ore');
    expect(choiceOf(FURNACE, held, { near: '0 iron-ore', far: '0 coal' }).inserter).toBe('swing 8 iron-ore');
  });

  it('takes from the far lane when both leads are coal, or both ore', () => {
    const bothCoal = choiceOf(FURNACE, {}, { near: '0 coal', far: '0 coal' });
    expect(bothCoal).toEqual({ inserter: 'swing 8 coal', left: 'coal', right: '' });
    const bothOre = choiceOf(FURNACE, {}, { near: '0 iron-ore', far: '0 iron-ore' });
    expect(bothOre).toEqual({ inserter: 'swing 8 iron-ore', left: 'iron-ore', right: '' });
  });
});

describe('for an assembler an inserter', () => {
  it('prefers the item that it holds least of, on whichever lane it lies', () => {
    const held = { 'iron-plate': 3, 'iron-gear': 1 };
    // One of each is taken for a craft in phase 5 only, after the choice.
    expect(choiceOf(BELTS, held, { near: '0 iron-gear', far: '0 iron-plate' }).inserter).toBe(
      'swing 8 iron-gear',
    );
    expect(choiceOf(BELTS, held, { near: '0 iron-plate', far: '0 iron-gear' }).inserter).toBe(
      'swing 8 iron-gear',
    );
  });

  it('counts what it holds none of as 0', () => {
    expect(choiceOf(BELTS, { 'iron-plate': 1 }, { near: '0 iron-gear', far: '0 iron-plate' }).inserter).toBe(
      'swing 8 iron-gear',
    );
    expect(choiceOf(BELTS, { 'iron-gear': 1 }, { near: '0 iron-plate', far: '0 iron-gear' }).inserter).toBe(
      'swing 8 iron-plate',
    );
  });

  it('takes from the far lane when it holds as much of both', () => {
    for (const held of [{}, { 'iron-plate': 4, 'iron-gear': 4 }]) {
      expect(choiceOf(BELTS, held, { near: '0 iron-plate', far: '0 iron-gear' }).inserter).toBe(
        'swing 8 iron-gear',
      );
      expect(choiceOf(BELTS, held, { near: '0 iron-gear', far: '0 iron-plate' }).inserter).toBe(
        'swing 8 iron-plate',
      );
    }
  });

  it('has no preference for coal or by index', () => {
    const held = { 'iron-plate': 1, 'copper-cable': 2 };
    const circuits: Stamp = { type: 'assembler', recipe: 'circuit' };
    expect(choiceOf(circuits, held, { near: '0 iron-plate', far: '0 copper-cable' }).inserter).toBe(
      'swing 8 iron-plate',
    );
    const more = { 'iron-plate': 2, 'copper-cable': 1 };
    expect(choiceOf(circuits, more, { near: '0 copper-cable', far: '0 iron-plate' }).inserter).toBe(
      'swing 8 copper-cable',
    );
  });
});

describe('for any crafter an inserter', () => {
  it('passes over a lead item that the crafter does not accept', () => {
    expect(choiceOf(FURNACE, {}, { near: '0 iron-ore', far: '0 circuit' }).inserter).toBe('swing 8 iron-ore');
    expect(choiceOf(BELTS, { 'iron-gear': 8 }, { near: '0 iron-plate', far: '0 iron-gear' }).inserter).toBe(
      'swing 8 iron-plate',
    );
  });

  it('looks at lead items only', () => {
    expect(choiceOf(FURNACE, {}, { near: '', far: '0 circuit,64 coal' }).inserter).toBe('idle');
  });

  it('takes nothing when neither lead is accepted', () => {
    expect(choiceOf(FURNACE, {}, { near: '0 copper-ore', far: '0 circuit' })).toEqual({
      inserter: 'idle',
      left: 'copper-ore',
      right: 'circuit',
    });
  });
});

describe('for a belt or a sink an inserter', () => {
  it('takes the far lead, coal or not', () => {
    for (const target of ['>', 'k']) {
      const factory = draw(`>\ni\n${target}`, {
        i: { type: 'inserter', dir: 'S' },
        k: { type: 'sink', dir: 'N' },
      });
      factory.put(0, 0, '0 coal', '192 iron-ore').step();
      expect(factory.inserter(0, 1)).toBe('swing 8 iron-ore');
    }
  });
});
