import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateScenario } from '../generate/generate.ts';
import { decodeFrame, encodeFrame } from '../state/canonical.ts';
import { ENTITY_STATES } from '../state/testing.ts';
import { PlainEngine } from './engine.ts';

describe('a state that no factory comes to, but a module may claim', () => {
  it('can be run on: every tick ends, and its state is well formed', () => {
    const scenarios = Array.from({ length: 20 }, (_, seed) => {
      return generateScenario({ seed, width: 9, height: 9, entities: 25, ticks: 50, laneSplitters: true });
    });
    const claims = fc.constantFrom(...scenarios).chain((scenario) => {
      const states = fc.tuple(...scenario.entities.map(({ type }) => ENTITY_STATES[type]));
      return states.map((entities) => ({ scenario, entities }));
    });
    fc.assert(
      fc.property(claims, ({ scenario, entities }) => {
        const engine = new PlainEngine(scenario);
        engine.restore(encodeFrame({ tick: 10, entities }));
        for (let tick = 11; tick <= 30; tick++) {
          engine.step();
          expect(decodeFrame(engine.frame()).entities).toHaveLength(entities.length);
        }
        expect(engine.tick).toBe(30);
      }),
    );
  });

  it('that crowds a lane keeps every item of it', () => {
    const scenario = generateScenario({ seed: 1, width: 1, height: 2, entities: 0, ticks: 9 });
    const belts = {
      ...scenario,
      entities: [
        { type: 'belt', x: 0, y: 0, dir: 'S', tier: 'fast' },
        { type: 'belt', x: 0, y: 1, dir: 'S', tier: 'fast' },
      ],
    } as const;
    const engine = new PlainEngine(belts);
    const crowd = Array.from({ length: 9 }, (_, pos) => ({ pos, item: pos }));
    engine.restore(
      encodeFrame({
        tick: 0,
        entities: [
          { kind: 'belt', left: crowd, right: [] },
          { kind: 'belt', left: [], right: [] },
        ],
      }),
    );
    engine.runTo(60);
    const items = decodeFrame(engine.frame()).entities.flatMap((state) =>
      state.kind === 'belt' ? state.left.map(({ item }) => item) : [],
    );
    expect(items.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
