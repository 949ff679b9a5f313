import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Runner, RunOutcome, RunRequest } from './run.ts';
import { createRunner } from './runner.ts';
import { gatherer, guestText, requestFor, runnerBench, SPIN, WIDE } from './testing.ts';

/** Rounds of a loop of 7 units each, and the few units around it: alloc 2, entry 1, result 1. */
const ROUNDS = 150_000_000n;
const LONG = guestText({
  run: `(loop $again
    (br_if $again (i64.lt_u (local.tee $count (i64.add (local.get $count) (i64.const 1))) (i64.const ${ROUNDS}))))
    i64.const 0`,
});
const LONG_FUEL = 7n * ROUNDS + 4n;

describe('fuel', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let runner: Runner;
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner(bench);
  });
  afterAll(() => runner.dispose());

  const outcomeOf = (text: string, changes: Partial<RunRequest> = {}): Promise<RunOutcome> =>
    runner.run(requestFor(bench.wat(text), changes), WIDE);

  test('is counted by the rule, and a ceiling of just that much is enough', async () => {
    expect(await outcomeOf(guestText(), { fuelCeiling: 4n })).toMatchObject({ kind: 'finished', fuel: 4n });
  });

  test('one unit less ends the run, reading the ceiling', async () => {
    expect(await outcomeOf(guestText(), { fuelCeiling: 3n })).toMatchObject({
      kind: 'out-of-fuel',
      fuel: 3n,
    });
  });

  test('a ceiling of 0 ends it in alloc', async () => {
    const outcome = await outcomeOf(guestText(), { fuelCeiling: 0n });
    expect(outcome).toMatchObject({ kind: 'out-of-fuel', fuel: 0n, facts: { call: 'alloc' } });
  });

  test.each([2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n])('a ceiling of %i works', async (fuelCeiling) => {
    expect(await outcomeOf(guestText(), { fuelCeiling })).toMatchObject({ kind: 'finished', fuel: 4n });
  });

  test('straight code runs past the ceiling, and the reading stays at it', async () => {
    const run = `${'(drop (i64.const 1))'.repeat(100)} i64.const 0`;
    expect(await outcomeOf(guestText({ run }))).toMatchObject({ kind: 'finished', fuel: 104n });
    expect(await outcomeOf(guestText({ run }), { fuelCeiling: 50n })).toMatchObject({
      kind: 'finished',
      fuel: 50n,
    });
  });

  test('is the same in every run, over compiling once, new processes, slices and ceilings', async () => {
    const module = bench.wat(LONG);
    const other = createRunner(bench);
    const ceilings = [LONG_FUEL, 50_000_000_000n, 2n ** 64n - 1n, LONG_FUEL + 1n];
    for (const fuelCeiling of ceilings) {
      for (const one of [runner, other]) {
        expect(await one.run(requestFor(module, { fuelCeiling }), WIDE)).toMatchObject({
          kind: 'finished',
          fuel: LONG_FUEL,
        });
      }
    }
    await other.dispose();
  });

  test('is told while the run goes on, exact and rising', async () => {
    const told = gatherer();
    const abort = new AbortController();
    const listener = {
      onFuel: (fuel: bigint) => {
        told.fuel.push(fuel);
        if (told.fuel.length === 4) abort.abort();
      },
    };
    const module = bench.wat(guestText({ run: SPIN }));
    const outcome = await runner.run(
      requestFor(module, { fuelCeiling: 2n ** 64n - 1n }),
      WIDE,
      listener,
      abort.signal,
    );
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(told.fuel).toEqual([...told.fuel].sort((one, two) => (one < two ? -1 : 1)));
    expect(new Set(told.fuel).size).toBe(4);
  });

  test('is not counted where no ceiling is given', async () => {
    const outcome = await outcomeOf(LONG, { fuelCeiling: undefined });
    expect(outcome).toMatchObject({ kind: 'finished', fuel: undefined, answerBytes: 0 });
  });

  test('stays the same when a module was compiled in between, more than are kept', async () => {
    for (let round = 0; round < 2; round++) {
      for (let extra = 0; extra < 7; extra++) {
        const run = `${'(drop (i64.const 1))'.repeat(extra)} i64.const 0`;
        expect(await outcomeOf(guestText({ run }))).toMatchObject({
          kind: 'finished',
          fuel: BigInt(4 + extra),
        });
      }
    }
  });
});
