import { describe, expect, it } from 'vitest';
import { itemIndex } from '../../../../shared/lattice/items.ts';
import type { Scenario } from '../../../../shared/lattice/scenario/scenario.ts';
import { TileMap } from '../../../../shared/lattice/scenario/tile-map.ts';
import type { CrafterState, EntityState } from '../../../../shared/lattice/state/entity-state.ts';
import { fieldHistory } from './field-history.ts';
import { differentIn, fieldsOf, withChanges } from './fields.ts';
import { neighboursOf } from './neighbours.ts';
import { throughputOf } from './throughput.ts';

const plate = itemIndex('iron-plate')!;
const gear = itemIndex('iron-gear')!;
const assembler = { type: 'assembler', x: 1, y: 1, recipe: 'iron-gear' } as const;
const crafter = (craftLeft: number, inputs = 2, output = 0): CrafterState => ({
  kind: 'assembler',
  inputs: inputs > 0 ? [[plate, inputs]] : [],
  output: output > 0 ? [[gear, output]] : [],
  craftLeft,
});
const over = (...states: EntityState[]) => states.map((state, at) => ({ tick: 100 + at, state }));

describe('fields', () => {
  it('are named as in the rules', () => {
    expect(fieldsOf(crafter(3, 2, 1)).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'craft_left 3',
      'inputs.iron-plate 2',
      'output.iron-gear 1',
    ]);
    const belt: EntityState = { kind: 'belt', left: [{ pos: 64, item: plate }], right: [] };
    expect(fieldsOf(belt).map(({ value }) => value)).toEqual(['1', 'iron-plate at 64', '0', 'empty']);
  });

  it('tell what they were a tick before, also when they have come or gone', () => {
    const changed = withChanges(crafter(3, 0, 1), crafter(4, 2, 0));
    expect(changed.map(({ name, before, value }) => [name, before, value])).toEqual([
      ['craft_left', '4', '3'],
      ['output.iron-gear', 'none', '1'],
      ['inputs.iron-plate', '2', 'none'],
    ]);
    expect(withChanges(crafter(3), undefined).every(({ before }) => before === undefined)).toBe(true);
  });

  it('tell what they are in the other pane, where that differs', () => {
    expect([...differentIn(crafter(3, 0, 1), crafter(3, 2))]).toEqual([
      ['inputs.iron-plate', 'none'],
      ['output.iron-gear', '1'],
    ]);
    expect(differentIn(crafter(3), crafter(3)).size).toBe(0);
  });

  it('have a history of changes and of points to draw', () => {
    const { changes, points } = fieldHistory(
      over(crafter(2, 2), crafter(1, 2), crafter(0, 2), crafter(0, 3)),
      'inputs.iron-plate',
    );
    expect(changes).toEqual([{ tick: 103, from: '2', to: '3' }]);
    expect(points).toEqual([
      [100, 2],
      [103, 3],
    ]);
    expect(fieldHistory(over(crafter(0, 0), crafter(0, 1)), 'inputs.iron-plate').changes).toEqual([
      { tick: 101, from: 'none', to: '1' },
    ]);
  });
});

it('names neighbours by direction, each once a side', () => {
  const scenario: Scenario = {
    version: 1,
    grid: { width: 9, height: 9 },
    ticks: 1,
    snapshots: [1],
    entities: [
      assembler,
      { type: 'inserter', x: 2, y: 0, dir: 'S' },
      { type: 'furnace', x: 4, y: 1, recipe: 'iron-plate' },
      { type: 'sink', x: 8, y: 8, dir: 'N' },
    ],
  };
  const tiles = new TileMap();
  scenario.entities.forEach((entity, index) => void tiles.add(entity, index));
  const names = neighboursOf(scenario, tiles, 0).map(({ direction, index }) => `${direction} ${index}`);
  expect(names).toEqual(['N 1', 'E 2']);
});

describe('throughput', () => {
  it('counts what a crafter made, also when it starts over at once', () => {
    const states = over(crafter(2), crafter(1), crafter(64, 2, 1), crafter(63, 2, 1));
    expect(throughputOf(assembler, states)).toMatchObject({ what: 'made', items: 1, perMinute: 1200 });
  });

  it('counts what a sink took', () => {
    const sink = (count: bigint): EntityState => ({ kind: 'sink', consumed: [[plate, count]] });
    const found = throughputOf({ type: 'sink', x: 0, y: 0, dir: 'N' }, over(sink(5n), sink(5n), sink(9n)));
    expect(found).toEqual({ what: 'consumed', items: 4, perMinute: 7200, ofMost: undefined });
  });

  it('is not told for a belt, nor over no time', () => {
    const belt: EntityState = { kind: 'belt', left: [], right: [] };
    const entity = { type: 'belt', x: 0, y: 0, dir: 'E', tier: 'slow' } as const;
    expect(throughputOf(entity, over(belt, belt))).toBeUndefined();
    expect(throughputOf(assembler, over(crafter(1)))).toBeUndefined();
  });
});
