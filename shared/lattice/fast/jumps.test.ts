import { describe, expect, it } from 'vitest';
import { Random } from '../generate/random.ts';
import { PlainEngine } from '../plain/engine.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Frame } from '../state/frame.ts';
import { buildIslands } from './build/build.ts';
import { FastEngine } from './engine.ts';
import { Course } from './recurrence/course.ts';
import { emptyStates } from './state/restore.ts';
import { crowded, generated, same } from './testing.ts';

/** Ascending ticks up to a last one, near each other and far apart. */
function stops(random: Random, last: number): number[] {
  const ticks = [last];
  while (ticks.length < 25) {
    const tick = random.below(last);
    ticks.push(tick, Math.min(last, tick + random.below(4)));
  }
  return ticks.sort((a, b) => a - b);
}

function expectSameAtStops(scenario: Scenario, seed: number, last: number): void {
  const random = new Random(seed);
  const plain = new PlainEngine(scenario);
  const fast = new FastEngine(scenario);
  for (const tick of stops(random, last)) {
    plain.runTo(tick);
    // Now and then step by step, so that the jumps start from states that the steps have left.
    if (random.chance(20) && tick - fast.tick < 300) while (fast.tick < tick) fast.step();
    else fast.runTo(tick);
    if (!same(fast.frame(), plain.frame())) expect.fail(`seed ${seed}, tick ${tick}`);
  }
}

describe('runs by jumps', () => {
  it('have the states of the plain engine wherever they stop', () => {
    for (let seed = 0; seed < 140; seed++) expectSameAtStops(generated(seed), seed, 2500);
    for (let seed = 0; seed < 140; seed++) expectSameAtStops(crowded(seed), seed, 2500);
    for (let seed = 0; seed < 4; seed++) expectSameAtStops(generated(seed, [150]), seed, 12_000);
  });

  it('go on exactly step by step after a jump', () => {
    for (let seed = 0; seed < 60; seed++) {
      const scenario = seed % 2 === 0 ? generated(seed) : crowded(seed);
      const plain = new PlainEngine(scenario);
      const fast = new FastEngine(scenario);
      plain.runTo(3000);
      fast.runTo(3000);
      for (let tick = 3001; tick <= 3100; tick++) {
        plain.step();
        fast.step();
        if (!same(fast.frame(), plain.frame())) expect.fail(`seed ${seed}, tick ${tick}`);
      }
    }
  });

  it('prove that most islands recur or come to rest', () => {
    let all = 0;
    let known = 0;
    for (let seed = 0; seed < 60; seed++) {
      const scenario = generated(seed, [40]);
      for (const island of buildIslands(scenario)) {
        const course = new Course(island);
        course.load(emptyStates(scenario), 0);
        course.runTo(20_000);
        all++;
        if (course.isKnown) known++;
      }
    }
    expect(known / all).toBeGreaterThan(0.8);
  });

  it('do not go back', () => {
    const fast = new FastEngine(generated(1));
    fast.runTo(100);
    fast.runTo(50);
    expect(fast.tick).toBe(100);
  });
});

describe('runs in slices', () => {
  it('end where one jump ends, and can be looked at in between', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scenario = seed % 2 === 0 ? generated(seed) : crowded(seed);
      const sliced = new FastEngine(scenario);
      const whole = new FastEngine(scenario);
      const between: Frame[] = [];
      // A budget of nothing still has to end at some time: the last call is given all the time it wants.
      for (let call = 0; call < 40 && !sliced.advance(20_000, 0.05); call++) between.push(sliced.frame());
      while (!sliced.advance(20_000, 1000));
      for (const frame of between) {
        whole.runTo(frame.tick);
        if (!same(frame, whole.frame())) expect.fail(`seed ${seed}, tick ${frame.tick}`);
      }
      whole.runTo(20_000);
      expect(same(sliced.frame(), whole.frame())).toBe(true);
      expect(sliced.advance(20_000, 0)).toBe(true);
    }
  });
});
