import { afterAll, describe, expect, it } from 'vitest';
import { BELT, FURNACE } from '../../../build/testing/case-folder.ts';
import { isCancelled } from '../../../shared/base/cancelled.ts';
import { newRunnerPool } from '../runners/runners.ts';
import { moduleJudge } from './module-judge.ts';
import { builtModule, engineWith, factoryShowing, firstDifferentTick, NEVER, PLACES } from './testing.ts';

const pool = newRunnerPool(PLACES);
afterAll(() => pool.dispose());

describe('a module as the judge', () => {
  it('sees no difference in one that is right', async () => {
    expect(await moduleJudge(pool, builtModule('lanes'))(FURNACE, NEVER)).toBeUndefined();
  });

  it('tells where a wrong one first differs, in which entities and how', async () => {
    const found = await moduleJudge(pool, engineWith('furnace-no-coal-first'))(FURNACE, NEVER);
    const tick = firstDifferentTick(FURNACE, ['furnace-no-coal-first']);
    const inserter = FURNACE.entities.findIndex(({ type }) => type === 'inserter');
    expect([found?.firstDifferentTick, found?.lastEqualTick, found?.entities[0]]).toEqual([
      tick,
      tick! - 1,
      inserter,
    ]);
    expect(found?.kinds[0]).toEqual({ type: 'inserter', field: 'held', phase: 'inserters' });
  });

  it('comes to the exact tick in a run too long to be asked for whole', async () => {
    const scenario = factoryShowing(['crafter-one-short'], 4000);
    const found = await moduleJudge(pool, engineWith('crafter-one-short'))(scenario, NEVER);
    const tick = firstDifferentTick(scenario, ['crafter-one-short']);
    expect([found?.firstDifferentTick, found?.lastEqualTick]).toEqual([tick, tick! - 1]);
  });

  it('takes a report that is not of its own state as a difference of no entity', async () => {
    const found = await moduleJudge(pool, builtModule('lying-checksum'))(BELT, NEVER);
    expect([found?.firstDifferentTick, found?.entities, found?.kinds[0]?.field]).toEqual([1, [], 'checksum']);
  });

  it('says that a module did not finish, and does not pass it for one that agrees', async () => {
    await expect(moduleJudge(pool, builtModule('trap'))(BELT, NEVER)).rejects.toMatchObject({
      code: 'side-failed',
      facts: { outcome: 'trap' },
    });
  });

  it('is stopped by its signal', async () => {
    const stop = new AbortController();
    stop.abort();
    const stopped = moduleJudge(pool, builtModule('lanes'))(FURNACE, stop.signal).catch(isCancelled);
    expect(await stopped).toBe(true);
  });
});
