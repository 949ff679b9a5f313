import { expect, it } from 'vitest';
import { buildIslands } from '../build/build.ts';
import { runIsland } from '../phases/tick.ts';
import { imageCapacity, writeImage } from '../recurrence/image.ts';
import { loadIsland } from '../state/load.ts';
import { emptyStates } from '../state/restore.ts';
import { crowded, generated } from '../testing.ts';
import { keepClockShort } from './clock.ts';
import type { Island } from './island.ts';

function imageOf(island: Island): number[] {
  const image = new Int32Array(imageCapacity(island));
  return [...image.subarray(0, writeImage(island, image)), ...island.consumed];
}

it('a clock that is set back again and again runs on as one that is not', () => {
  for (let seed = 0; seed < 60; seed++) {
    const scenario = seed % 2 === 0 ? generated(seed) : crowded(seed);
    const states = emptyStates(scenario);
    const long = buildIslands(scenario);
    const short = buildIslands(scenario);
    for (const island of [...long, ...short]) loadIsland(island, states, 5);
    let setBack = 0;
    for (let tick = 37; tick < 1500; tick += 37) {
      long.forEach((island, number) => {
        const other = short[number]!;
        runIsland(island, tick);
        runIsland(other, tick + 5 - other.epoch);
        if (other.tick >= 200) setBack++;
        keepClockShort(other, 200);
        expect(imageOf(other), `seed ${seed}, tick ${tick}`).toEqual(imageOf(island));
      });
    }
    expect(setBack).toBeGreaterThan(0);
  }
});
