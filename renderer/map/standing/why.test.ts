import { describe, expect, it } from 'vitest';
import type { Legend } from '../../../shared/lattice/drawing.ts';
import { itemIndex } from '../../../shared/lattice/items.ts';
import { draw, source } from '../../../shared/lattice/plain/testing.ts';
import { boardOf } from '../board.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import { whyItStands } from './why.ts';

const LEGEND: Legend = {
  f: { type: 'furnace', recipe: 'iron-plate' },
  g: { type: 'assembler', recipe: 'iron-gear' },
  b: { type: 'assembler', recipe: 'transport-belt' },
  i: { type: 'inserter', dir: 'S' },
  n: { type: 'inserter', dir: 'N' },
  s: { type: 'splitter', dir: 'S' },
  o: source('E', 'iron-ore', 'both', 4),
  k: { type: 'sink', dir: 'N' },
};
type Factory = ReturnType<typeof draw>;

/** The chain of an entity, a line a link, each entity by its tile. */
function chain({ engine }: Factory, x: number, y: number): string[] {
  const board = boardOf(engine.scenario);
  const reader = new FrameReader(board);
  reader.read(engine.frame());
  return whyItStands(board, board.layout.tiles.at(x, y)!, reader).map(({ entity, says, detail }) => {
    const at = engine.scenario.entities[entity]!;
    return `${at.x},${at.y} ${at.type} ${says}${detail && `: ${detail}`}`;
  });
}

describe('a full output is followed to who should take it', () => {
  it('over a jammed belt to the machine that its items are for', () => {
    // A gear maker, an inserter down to a belt, another one from there into a full assembler.
    const factory = draw(
      'g##....\n###....\n###....\n.i.....\n.>>>...\n...i...\n..b##..\n..###..\n..###..',
      LEGEND,
    )
      .fill(0, 0, {}, { 'iron-gear': 8 })
      .put(
        1,
        4,
        '0 iron-gear,64 iron-gear,128 iron-gear,192 iron-gear',
        '0 iron-gear,64 iron-gear,128 iron-gear,192 iron-gear',
      )
      .put(2, 4, '0 iron-gear', '0 iron-gear')
      .put(3, 4, '0 iron-gear', '0 iron-gear')
      .fill(2, 6, { 'iron-gear': 8, 'iron-plate': 1 }, { 'transport-belt': 8 });
    expect(chain(factory, 0, 0)).toEqual([
      '0,0 assembler output is full: 8 of 8 iron-gear',
      '1,3 inserter is idle: its target takes no iron-gear',
      '1,4 belt has no room: full as far as 3,4',
      '3,5 inserter is idle: its target takes no iron-gear',
      '2,6 assembler output is full: 8 of 8 transport-belt, and no inserter takes it',
    ]);
  });

  it('to a dead end', () => {
    const full = '0,64,128,192';
    const factory = draw('f#\n##\ni.\n>>', LEGEND)
      .fill(0, 0, {}, { 'iron-plate': 8 })
      .put(0, 3, full, full)
      .put(1, 3, full, full);
    expect(chain(factory, 0, 0)).toEqual([
      '0,0 furnace output is full: 8 of 8 iron-plate',
      '0,2 inserter is idle: its target takes no iron-plate',
      '0,3 belt has no room: dead end at 1,3, and nothing takes its items',
    ]);
  });

  it('to nobody, where there is no inserter', () => {
    const factory = draw('f#\n##', LEGEND).fill(0, 0, {}, { 'iron-plate': 8 });
    expect(chain(factory, 0, 0)).toEqual([
      '0,0 furnace output is full: 8 of 8 iron-plate, and no inserter takes it',
    ]);
  });

  it('to an inserter that is on its way', () => {
    const factory = draw('f#\n##\ni.\nk.', LEGEND)
      .fill(0, 0, {}, { 'iron-plate': 8 })
      .replace(0, 2, { kind: 'inserter', phase: 'return', held: undefined, swingLeft: 3 });
    expect(chain(factory, 0, 0).at(-1)).toBe('0,2 inserter is on its way: returns, 3 ticks left');
  });
});

describe('a missing input is followed to who should bring it', () => {
  it('against an empty belt to its source', () => {
    const factory = draw('o>>>\n...i\n...f#\n...##', LEGEND).fill(3, 2, { coal: 1 });
    expect(chain(factory, 3, 2)).toEqual([
      '3,2 furnace has no iron-ore',
      '3,1 inserter is idle: nothing to take',
      '3,0 belt is empty',
      '0,0 source sends iron-ore: every 4 ticks',
    ]);
  });

  it('says that coal is missing, and what is found instead', () => {
    const factory = draw('o>>>\n...i\n...f#\n...##', LEGEND)
      .put(3, 0, '0 iron-ore')
      .fill(3, 2, { 'iron-ore': 8 });
    expect(chain(factory, 3, 2)).toEqual([
      '3,2 furnace has no coal',
      '3,1 inserter is idle: finds only iron-ore',
    ]);
  });

  it('past a machine that lacks something itself, through a splitter', () => {
    const factory = draw(
      '.>v.\n..s#\n..v.\n..v.\n..i.\n.g##\n.###\n.###\n..i.\n.b##\n.###\n.###',
      LEGEND,
    ).fill(1, 9, {
      'iron-plate': 1,
    });
    expect(chain(factory, 1, 9)).toEqual([
      '1,9 assembler has no iron-gear',
      '2,8 inserter is idle: nothing to take',
      '1,5 assembler has no iron-plate',
      '2,4 inserter is idle: nothing to take',
      '2,3 belt is empty',
      '2,1 splitter gets nothing to hand on',
    ]);
  });

  it('past givers and items of another kind on the same belt', () => {
    // Iron ore comes from the west; a coal source and coal on the way are no help.
    const factory = draw('.c...\no>>>>\n....i\n...f#\n...##', {
      ...LEGEND,
      c: source('S', 'coal', 'left', 8),
    })
      .put(2, 1, '64 coal')
      .fill(3, 3, { coal: 8 });
    expect(chain(factory, 3, 3)).toEqual([
      '3,3 furnace has no iron-ore',
      '4,2 inserter is idle: nothing to take',
      '4,1 belt is empty',
      '0,1 source sends iron-ore: every 4 ticks',
    ]);
    expect(chain(factory.put(2, 1, '64 iron-ore'), 3, 3).at(-1)).toBe(
      '4,1 belt is empty: the next one is at 2,1',
    );
  });

  it('to nobody, where no inserter leads to it', () => {
    expect(chain(draw('f#\n##', LEGEND), 0, 0)).toEqual([
      '0,0 furnace has no iron-ore, no coal: no inserter brings it',
    ]);
  });
});

describe('an inserter', () => {
  it('that holds what its target does not take, leads to the target and what that lacks', () => {
    const factory = draw('.i..\n.f#.\n.##.', LEGEND)
      .fill(1, 1, { 'iron-ore': 8 })
      .replace(1, 0, { kind: 'inserter', phase: 'swing', held: itemIndex('iron-ore'), swingLeft: 1 });
    expect(chain(factory, 1, 0)).toEqual([
      '1,0 inserter holds iron-ore: its target takes nothing',
      '1,1 furnace is full of iron-ore: no coal, in a circle',
    ]);
  });

  it('that holds what its target never takes, says so', () => {
    const factory = draw('.i..\n.f#.\n.##.', LEGEND).replace(1, 0, {
      kind: 'inserter',
      phase: 'swing',
      held: itemIndex('circuit'),
      swingLeft: 1,
    });
    expect(chain(factory, 1, 0).at(-1)).toBe('1,1 furnace does not use circuit: makes iron-plate');
  });
});

it('ends a circle where it would come round, and says so', () => {
  const full = '0 iron-gear,64 iron-gear,128 iron-gear,192 iron-gear';
  const factory = draw('g##\n###\n###\n.in\n.>>', LEGEND)
    .fill(0, 0, {}, { 'iron-gear': 8 })
    .put(1, 4, full, full)
    .put(2, 4, full, full);
  expect(chain(factory, 0, 0)).toEqual([
    '0,0 assembler output is full: 8 of 8 iron-gear',
    '1,3 inserter is idle: its target takes no iron-gear',
    '1,4 belt has no room: full as far as 2,4',
    '2,3 inserter is idle: its target takes no iron-gear, in a circle',
  ]);
});

it('is nothing for what works, and for what only carries', () => {
  const factory = draw('f#>\n##.', LEGEND).fill(0, 0, {}, {}, 12);
  expect(chain(factory, 0, 0)).toEqual([]);
  expect(chain(factory, 2, 0)).toEqual([]);
  const starting = draw('f#\n##', LEGEND).fill(0, 0, { 'iron-ore': 1, coal: 1 });
  expect(chain(starting, 0, 0)).toEqual([]);
});
