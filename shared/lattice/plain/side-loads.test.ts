import { describe, expect, it } from 'vitest';
import type { Stamp } from '../drawing.ts';
import { draw, source } from './testing.ts';

describe('a side-load', () => {
  // Feeder and target as tiles; lane of the target; where items of the feeder's left and right lane land.
  it.each([
    ['.v\n>>', '1,0', '1,1', 'left', 64, 192],
    ['>>\n.^', '1,1', '1,0', 'right', 192, 64],
    ['v.\n<<', '0,0', '0,1', 'right', 192, 64],
    ['<<\n^.', '0,1', '0,0', 'left', 64, 192],
    ['>^\n.^', '0,0', '1,0', 'left', 64, 192],
    ['^<\n^.', '1,0', '0,0', 'right', 192, 64],
    ['v.\nv<', '1,1', '0,1', 'left', 64, 192],
    ['.v\n>v', '0,1', '1,1', 'right', 192, 64],
  ] as const)(
    'of %j from %s to %s lands on its near lane, upstream at 192, downstream at 64',
    (text, from, to, lane, left, right) => {
      const [feeder, target] = [from, to].map((tile) => tile.split(',').map(Number) as [number, number]) as [
        [number, number],
        [number, number],
      ];
      const landed = (factory: ReturnType<typeof draw>) => factory.step().lanes(...target);
      const onLane = (text: string) => (lane === 'left' ? `${text} | ` : ` | ${text}`);
      expect(landed(draw(text).put(...feeder, '0'))).toBe(onLane(`${left}`));
      expect(landed(draw(text).put(...feeder, '', '0'))).toBe(onLane(`${right}`));
      expect(landed(draw(text).put(...feeder, '0', '0'))).toBe(onLane('64,192'));
    },
  );

  it('takes the lead item at 0 only, in the tick in which it gets there', () => {
    const factory = draw('.v\n>>').put(1, 0, '64', '65');
    // After the moves the left lead is at 0, the right one at 1.
    expect(factory.step().lanes(1, 1)).toBe('64 | ');
    expect(factory.lanes(1, 0)).toBe(' | 1');
    // Now the right one comes, at 192; the first has moved to 0.
    expect(factory.step().lanes(1, 1)).toBe('0,192 | ');
  });

  it('waits while an item of the lane is nearer than 64', () => {
    const factory = draw('.v\n>>').put(1, 0, '0 coal').put(1, 1, '0,127');
    // The moves bring 127 to 64, the very place.
    expect(factory.step().lanes(1, 0)).toBe('0 | ');
    expect(factory.left(1, 1)).toBe('0,64');
    expect(factory.step(9).lanes(1, 0)).toBe('0 | ');
  });

  it('lands at a distance of exactly 64 on both sides', () => {
    const factory = draw('.v\n>>').put(1, 0, '0 coal').put(1, 1, '0,192');
    expect(factory.step().items(1, 1)).toBe('iron-ore,coal,iron-ore | ');
    expect(factory.left(1, 1)).toBe('0,64,128');
  });

  it('does not look at the other lane of the target', () => {
    const factory = draw('.v\n>>').put(1, 0, '0 coal').put(1, 1, '', '0,64,128,192');
    expect(factory.step().left(1, 1)).toBe('64');
  });

  it('comes from both sides in one tick', () => {
    const factory = draw('.v\n>>\n.^').put(1, 0, '0 coal').put(1, 2, '0 circuit');
    expect(factory.step().items(1, 1)).toBe('coal | circuit');
    expect(factory.lanes(1, 1)).toBe('64 | 192');
  });

  it('needs a perpendicular belt ahead: head on, nothing passes', () => {
    expect(draw('><').put(0, 0, '0', '0').step(3).lanes(1, 0)).toBe(' | ');
  });
});

describe('a turn that is no pure curve is a side-load', () => {
  const fromTheWest = (factory: ReturnType<typeof draw>) => factory.put(0, 1, '0', '0').step().lanes(1, 1);

  it('whereas a pure curve carries both lanes around', () => {
    expect(fromTheWest(draw('..\n>v'))).toBe('192 | 192');
  });

  // The belt faces S, so what comes from the W lands on its right lane: at 192 from the N side, at 64 from the S side.
  const pointing: [string, Stamp][] = [
    ['a source', source('S', 'coal', 'left', 1000)],
    ['an inserter', { type: 'inserter', dir: 'S' }],
    ['a splitter', { type: 'splitter', dir: 'S' }],
    ['a lane-splitter', { type: 'lane-splitter', dir: 'S' }],
  ];
  it.each(pointing)('when %s points into it', (_, stamp) => {
    expect(fromTheWest(draw('.p\n>v', { p: stamp }))).toBe(' | 64,192');
  });

  it('when a belt faces it head on', () => {
    expect(fromTheWest(draw('..\n>v\n.^'))).toBe(' | 64,192');
  });

  it('when belts come from both sides', () => {
    expect(fromTheWest(draw('...\n>v<'))).toBe(' | 64,192');
  });
});
