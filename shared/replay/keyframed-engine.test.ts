import { describe, expect, it } from 'vitest';
import { KeyframedEngine } from './keyframed-engine.ts';
import { CountingEngine, frameAt } from './testing.ts';

const never = new AbortController().signal;

function setup(budgetBytes = 2 ** 30) {
  const engine = new CountingEngine();
  let turns = 0;
  const turn = async (): Promise<void> => void turns++;
  const keyframed = new KeyframedEngine(engine, { lastTick: 4000, budgetBytes, turn });
  return { engine, keyframed, turns: () => turns };
}

describe('an engine with keyframes', () => {
  it('goes to any tick, forward and back, and finds the state that simulating from the start finds', async () => {
    const { keyframed } = setup();
    for (const tick of [4000, 0, 1, 3999, 100, 99, 101, 2500, 2500, 7]) {
      expect(await keyframed.frameAt(tick, never), `tick ${tick}`).toEqual(frameAt(tick));
    }
  });

  it('simulates one spacing at most, once the keyframes are there', async () => {
    const { engine, keyframed } = setup();
    await keyframed.frameAt(4000, never);
    expect(keyframed.builtTo).toBe(4000);
    for (const tick of [3999, 1234, 55, 2750]) {
      const before = engine.simulated;
      await keyframed.frameAt(tick, never);
      expect(engine.simulated - before).toBeLessThanOrEqual(keyframed.spacing);
    }
  });

  it('keeps its keyframes within the budget by doubling the spacing, and tick 0 always', async () => {
    const { keyframed } = setup(2000);
    await keyframed.frameAt(4000, never);
    expect(keyframed.bytes).toBeLessThanOrEqual(2000);
    expect(keyframed.spacing).toBeGreaterThan(100);
    expect(await keyframed.frameAt(0, never)).toEqual(frameAt(0));
    expect(await keyframed.frameAt(3777, never)).toEqual(frameAt(3777));
  });

  it('lets others have their turn, and is given up between two slices', async () => {
    const { engine, keyframed, turns } = setup();
    const abort = new AbortController();
    const seek = keyframed.frameAt(4000, abort.signal);
    abort.abort();
    await expect(seek).rejects.toMatchObject({ code: 'cancelled' });
    expect(engine.simulated).toBeLessThan(200);
    await keyframed.frameAt(1000, never);
    expect(turns()).toBeGreaterThan(5);
  });

  it('serves seeks that are asked for at the same time one after the other', async () => {
    const { keyframed } = setup();
    const ticks = [3000, 10, 2000];
    const frames = await Promise.all(ticks.map((tick) => keyframed.frameAt(tick, never)));
    expect(frames).toEqual(ticks.map((tick) => frameAt(tick)));
  });

  it.each([-1, 4001, 0.5, Number.NaN])('has no tick %s', async (tick) => {
    await expect(setup().keyframed.frameAt(tick, never)).rejects.toMatchObject({ code: 'tick-range' });
  });
});
