import { describe, expect, it } from 'vitest';
import { PlainEngine } from '../plain/engine.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { FastEngine } from './engine.ts';
import { crowded, generated, same } from './testing.ts';

function expectSameStates(scenario: Scenario, ticks: number, name: string): void {
  const plain = new PlainEngine(scenario);
  const fast = new FastEngine(scenario);
  for (let tick = 0; tick <= ticks; tick++) {
    if (!same(fast.frame(), plain.frame())) expect.fail(`${name}, tick ${tick}`);
    plain.step();
    fast.step();
  }
}

describe('the fast engine has the states of the plain engine at every tick', () => {
  it('of 1,000 generated factories', () => {
    for (let seed = 0; seed < 1000; seed++) expectSameStates(generated(seed), 90, `generated ${seed}`);
  });

  it('of 1,200 crowded grids', () => {
    for (let seed = 0; seed < 1200; seed++) expectSameStates(crowded(seed), 70, `crowded ${seed}`);
  });

  it('of a few large ones, for long', () => {
    for (let seed = 0; seed < 3; seed++) {
      expectSameStates(generated(seed, [250]), 1200, `large ${seed}`);
    }
  });
});

describe('frames', () => {
  it('do not change when the engine goes on, and asking for them changes nothing', () => {
    const scenario = generated(4);
    const asked = new FastEngine(scenario);
    const silent = new FastEngine(scenario);
    const first = asked.frame();
    const copy = first.bytes.slice();
    for (let tick = 0; tick < 200; tick++) {
      asked.step();
      silent.step();
      asked.frame();
    }
    expect(first.bytes).toEqual(copy);
    expect(same(asked.frame(), silent.frame())).toBe(true);
    expect(asked.frame().shape).toBe('pref');
  });

  it('of an empty factory hold a tick and no entity', () => {
    const scenario = { ...generated(0), entities: [] };
    const fast = new FastEngine(scenario);
    fast.step();
    fast.runTo(1e12);
    const plain = new PlainEngine(scenario);
    plain.restore({ ...fast.frame() });
    expect(fast.tick).toBe(1e12);
    expect(same(fast.frame(), plain.frame())).toBe(true);
  });
});
