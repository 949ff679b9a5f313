import { describe, expect, it } from 'vitest';
import { Random } from '../generate/random.ts';
import { PlainEngine } from '../plain/engine.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { decodeFrame, encodeFrame } from '../state/canonical.ts';
import type { EntityState, LaneItem } from '../state/entity-state.ts';
import type { Frame } from '../state/frame.ts';
import { FastEngine } from './engine.ts';
import { crowded, generated, same } from './testing.ts';

function factory(seed: number): Scenario {
  return seed % 2 === 0 ? generated(seed) : crowded(seed);
}

function expectSameFrom(fast: FastEngine, plain: PlainEngine, ticks: number, name: string): void {
  for (let left = ticks; left >= 0; left--) {
    if (!same(fast.frame(), plain.frame())) expect.fail(`${name}, tick ${plain.tick}`);
    plain.step();
    fast.step();
  }
}

/** A state somewhat changed: values that a run may reach now and then, and others that none does. */
function changed(state: EntityState, random: Random): EntityState {
  if (random.chance(60)) return state;
  switch (state.kind) {
    case 'belt':
      return { kind: 'belt', left: someItems(state.left, random), right: someItems(state.right, random) };
    case 'inserter': {
      const phase = random.pick(['idle', 'swing', 'return'] as const);
      const held = random.chance(50) ? random.below(17) : undefined;
      return { kind: 'inserter', phase, held, swingLeft: random.pick([0, 1, 3, 8, 9, 300]) };
    }
    case 'assembler':
    case 'furnace': {
      const counts = (most: number) =>
        state.inputs.map(([item]) => [item, random.below(most)] as [number, number]);
      const output: [number, number][] = random.chance(30) ? [[random.below(17), random.below(12)]] : [];
      return { kind: state.kind, inputs: counts(12), output, craftLeft: random.pick([0, 1, 7, 500]) };
    }
    case 'splitter':
      return { kind: 'splitter', outPref: random.below(9), inFirst: random.below(4) };
    case 'sink':
      return { kind: 'sink', consumed: [[random.below(17), BigInt(random.below(1000))]] };
    default:
      return state;
  }
}

function someItems(lane: readonly LaneItem[], random: Random): LaneItem[] {
  const moved = lane.map(({ pos, item }) => ({
    pos: random.chance(50) ? pos : Math.max(0, pos + random.pick([-64, -32, -7, 1, 16, 32, 300])),
    item,
  }));
  if (random.chance(50)) moved.push({ pos: random.below(400), item: random.below(17) });
  return random.chance(80) ? moved.sort((a, b) => a.pos - b.pos) : random.shuffled(moved);
}

/** Only lanes, and only such that keep to the spacing, if not to the steps in which items move. */
function shifted(state: EntityState, random: Random): EntityState {
  if (state.kind !== 'belt') return state;
  const lane = (items: readonly LaneItem[]) =>
    items
      .filter((_, at) => at % 2 === 0)
      .map(({ pos, item }) => ({ pos: Math.min(pos, 254) + random.below(2), item }));
  return { kind: 'belt', left: lane(state.left), right: lane(state.right) };
}

describe('restoring a state', () => {
  it('goes on exactly as the run from which it was taken, from any tick', () => {
    for (let seed = 0; seed < 140; seed++) {
      const scenario = factory(seed);
      const random = new Random(seed);
      const plain = new PlainEngine(scenario);
      const fast = new FastEngine(scenario);
      for (const start of [random.below(30), 40 + random.below(200), 300 + random.below(200)]) {
        plain.runTo(start);
        const frame = plain.frame();
        fast.restore(frame);
        expect(fast.tick).toBe(plain.tick);
        expectSameFrom(fast, plain, 30, `seed ${seed} from ${start}`);
        fast.restore(frame);
        const later = plain.tick + random.below(600);
        plain.runTo(later);
        fast.runTo(later);
        if (!same(fast.frame(), plain.frame())) expect.fail(`seed ${seed} from ${start}, tick ${later}`);
      }
    }
  });

  it('also from states that no run reaches', () => {
    for (const change of [changed, shifted]) {
      for (let seed = 0; seed < 200; seed++) {
        const scenario = factory(seed);
        const random = new Random(seed);
        const plain = new PlainEngine(scenario);
        plain.runTo(random.below(300));
        const { tick, entities } = decodeFrame(plain.frame());
        const frame = encodeFrame({
          tick: tick + random.pick([0, 1, 1_000_003, 2 ** 45]),
          entities: entities.map((state) => change(state, random)),
        });
        const fast = new FastEngine(scenario);
        plain.restore(frame);
        fast.restore(frame);
        expectSameFrom(fast, plain, 140, `${change.name} ${seed}`);
        const later = plain.tick + random.below(300);
        plain.runTo(later);
        fast.runTo(later);
        if (!same(fast.frame(), plain.frame())) expect.fail(`${change.name} ${seed}, tick ${later}`);
      }
    }
  });

  it('keeps counts of sinks exact up to 2^53, by whole cycles too', () => {
    const scenario: Scenario = {
      ...generated(0),
      entities: [
        { type: 'source', x: 0, y: 0, dir: 'E', item: 'coal', lane: 'both', period: 4 },
        { type: 'belt', x: 1, y: 0, dir: 'E', tier: 'fast' },
        { type: 'sink', x: 2, y: 0, dir: 'E' },
      ],
    };
    const fast = new FastEngine(scenario);
    const consumed = 2n ** 52n;
    const { entities } = decodeFrame(fast.frame());
    fast.restore(
      encodeFrame({
        tick: 0,
        entities: [entities[0]!, entities[1]!, { kind: 'sink', consumed: [[16, consumed]] }],
      }),
    );
    fast.runTo(4_000_000_000);
    const [, , sink] = decodeFrame(fast.frame()).entities;
    // The item of the last tick is still on its way, on both lanes.
    expect(sink).toEqual({ kind: 'sink', consumed: [[16, consumed + 2_000_000_000n - 2n]] });
  });

  it('refuses states of other layouts and of older revisions as the plain engine does', () => {
    const scenario = generated(3);
    const fast = new FastEngine(scenario);
    const plain = new PlainEngine(scenario);
    fast.runTo(77);
    const own = fast.frame();
    const { entities } = decodeFrame(own);
    const wrong: Frame[] = [
      { ...own, shape: 'rr' },
      { ...own, shape: 'next' },
      { ...own, bytes: own.bytes.slice(0, -1) },
      { ...own, bytes: new Uint8Array([...own.bytes, 0]) },
      encodeFrame({ tick: 0, entities: entities.slice(1) }),
      encodeFrame({ tick: 0, entities: entities.map((): EntityState => ({ kind: 'lane-splitter' })) }),
    ];
    for (const frame of wrong) {
      expect(faultOf(() => fast.restore(frame))).toEqual(faultOf(() => plain.restore(frame)));
      expect(same(fast.frame(), own)).toBe(true);
    }
  });
});

function faultOf(restore: () => void): unknown {
  try {
    restore();
  } catch (error) {
    const { code, message, facts } = error as { code: string; message: string; facts: unknown };
    return { code, message, facts };
  }
  return 'no fault';
}
