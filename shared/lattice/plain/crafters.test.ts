import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import type { ItemName } from '../items.ts';
import type { RecipeName } from '../recipes.ts';
import { type DrawnFactory, draw } from './testing.ts';

function crafter(type: 'assembler' | 'furnace', recipe: RecipeName): DrawnFactory {
  const stamp: Stamp = { type, recipe };
  return draw('C', { C: stamp });
}

type Amounts = Partial<Record<ItemName, number>>;

/** As the rules page lists them. */
const TABLE: [RecipeName, 'assembler' | 'furnace', Amounts, string, number][] = [
  ['iron-plate', 'furnace', { 'iron-ore': 1, coal: 1 }, 'iron-plate 1', 32],
  ['copper-plate', 'furnace', { 'copper-ore': 1, coal: 1 }, 'copper-plate 1', 32],
  ['iron-gear', 'assembler', { 'iron-plate': 2 }, 'iron-gear 1', 64],
  ['copper-cable', 'assembler', { 'copper-plate': 1 }, 'copper-cable 2', 32],
  ['circuit', 'assembler', { 'iron-plate': 1, 'copper-cable': 3 }, 'circuit 1', 96],
  ['transport-belt', 'assembler', { 'iron-plate': 1, 'iron-gear': 1 }, 'transport-belt 2', 48],
  ['inserter', 'assembler', { 'iron-gear': 1, circuit: 1 }, 'inserter 1', 64],
  ['assembler', 'assembler', { 'transport-belt': 2, circuit: 1 }, 'assembler 1', 96],
];

describe('a craft', () => {
  it.each(TABLE)(
    'of %s in a(n) %s takes its inputs at the start and its ticks, then deposits',
    (recipe, type, inputs, output, ticks) => {
      const factory = crafter(type, recipe).fill(0, 0, inputs);
      expect(factory.step().crafter(0, 0)).toBe(`nothing > nothing (${ticks} left)`);
      expect(factory.step(ticks - 1).crafter(0, 0)).toBe('nothing > nothing (1 left)');
      expect(factory.step().crafter(0, 0)).toBe(`nothing > ${output} (0 left)`);
      expect(factory.step(9).crafter(0, 0)).toBe(`nothing > ${output} (0 left)`);
    },
  );

  it.each(TABLE)('of %s does not start while one of an input is short', (recipe, type, inputs) => {
    for (const [item, count] of Object.entries(inputs) as [ItemName, number][]) {
      const short = { ...inputs, [item]: count - 1 };
      expect(
        (crafter(type, recipe).fill(0, 0, short).step().state(0, 0) as { craftLeft: number }).craftLeft,
        item,
      ).toBe(0);
    }
  });

  it('leaves what it does not need', () => {
    const factory = crafter('assembler', 'circuit').fill(0, 0, { 'iron-plate': 8, 'copper-cable': 8 });
    expect(factory.step().crafter(0, 0)).toBe('iron-plate 7, copper-cable 5 > nothing (96 left)');
  });

  it('begins in the tick of the deposit before it', () => {
    const factory = crafter('furnace', 'iron-plate').fill(0, 0, { 'iron-ore': 2, coal: 2 });
    expect(factory.step(32).crafter(0, 0)).toBe('iron-ore 1, coal 1 > nothing (1 left)');
    expect(factory.step().crafter(0, 0)).toBe('nothing > iron-plate 1 (32 left)');
    expect(factory.step(32).crafter(0, 0)).toBe('nothing > iron-plate 2 (0 left)');
  });
});

describe('the cap of 8 on the output', () => {
  const inputs: Amounts = { 'iron-ore': 8, coal: 8 };

  it('lets a craft start if the output would be 8 with its deposit', () => {
    const factory = crafter('furnace', 'iron-plate').fill(0, 0, inputs, { 'iron-plate': 7 });
    expect(factory.step().crafter(0, 0)).toBe('iron-ore 7, coal 7 > iron-plate 7 (32 left)');
    // After the deposit the output is full and no other craft starts.
    expect(factory.step(32).crafter(0, 0)).toBe('iron-ore 7, coal 7 > iron-plate 8 (0 left)');
    expect(factory.step(40).crafter(0, 0)).toBe('iron-ore 7, coal 7 > iron-plate 8 (0 left)');
  });

  it('keeps a craft from starting at 8', () => {
    const factory = crafter('furnace', 'iron-plate').fill(0, 0, inputs, { 'iron-plate': 8 });
    expect(factory.step(3).crafter(0, 0)).toBe('iron-ore 8, coal 8 > iron-plate 8 (0 left)');
  });

  it('counts the whole deposit of a recipe that makes two', () => {
    const started = (cable: number) =>
      crafter('assembler', 'copper-cable')
        .fill(0, 0, { 'copper-plate': 8 }, { 'copper-cable': cable })
        .step();
    expect(started(6).crafter(0, 0)).toBe('copper-plate 7 > copper-cable 6 (32 left)');
    expect(started(7).crafter(0, 0)).toBe('copper-plate 8 > copper-cable 7 (0 left)');
    expect(started(8).crafter(0, 0)).toBe('copper-plate 8 > copper-cable 8 (0 left)');
  });

  it('does not hold a deposit back, once the craft has started', () => {
    const factory = crafter('assembler', 'copper-cable').fill(0, 0, {}, { 'copper-cable': 7 }, 1).step();
    expect(factory.crafter(0, 0)).toBe('nothing > copper-cable 9 (0 left)');
  });

  it('lets it start again in the tick in which an inserter takes one away', () => {
    const factory = draw('F#ik\n##..', {
      F: { type: 'furnace', recipe: 'iron-plate' },
      i: { type: 'inserter', dir: 'E' },
      k: { type: 'sink', dir: 'E' },
    });
    factory.fill(0, 0, inputs, { 'iron-plate': 8 }).step();
    // Inserters come before crafters, so it is the same tick.
    expect(factory.crafter(0, 0)).toBe('iron-ore 7, coal 7 > iron-plate 7 (32 left)');
  });
});
