import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Runner } from './run.ts';
import { createRunner } from './runner.ts';
import { gatherer, guestText, packed, requestFor, runnerBench, WIDE } from './testing.ts';

const PAGE = 65536;

describe('regions of the memory', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let runner: Runner;
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner(bench);
  });
  afterAll(() => runner.dispose());

  const answerAt = (pointer: number, length: number): string =>
    guestText({ run: packed(`(i32.const ${pointer | 0})`, `(i32.const ${length | 0})`) });

  test.each([
    ['inside', 100, 50],
    ['empty at 0', 0, 0],
    ['empty at the end', PAGE, 0],
    ['ending at the end', PAGE - 5, 5],
    ['the whole', 0, PAGE],
  ])('an answer %s is taken', async (_, pointer, length) => {
    const told = gatherer();
    const outcome = await runner.run(requestFor(bench.wat(answerAt(pointer, length))), WIDE, told.listener);
    expect(outcome).toMatchObject({ kind: 'finished', answerBytes: length });
    expect(told.answer()).toHaveLength(length);
  });

  test.each([
    ['one byte over', PAGE - 5, 6],
    ['empty beyond the end', PAGE + 1, 0],
    ['from 2^31', 2 ** 31, 4],
    ['from the last address', 2 ** 32 - 1, 1],
    ['whose sum wraps in 32 bits', 2 ** 32 - 1, 2],
    ['of 2^32 - 1 bytes', 0, 2 ** 32 - 1],
  ])('an answer %s is a bad region', async (_, pointer, length) => {
    expect(await runner.run(requestFor(bench.wat(answerAt(pointer, length))), WIDE)).toMatchObject({
      kind: 'bad-region',
      facts: { call: 'run', pointer, length, memoryBytes: PAGE },
      // alloc 2, entry 1 and the packing.
      fuel: 10n,
    });
  });

  test.each([
    [PAGE - 3, 3, 'finished'],
    [PAGE - 3, 4, 'bad-region'],
    [PAGE, 0, 'finished'],
    [2 ** 32 - 1, 1, 'bad-region'],
    [2 ** 32 - 1, 0, 'bad-region'],
  ])('room at %i for %i bytes of input: %s', async (pointer, length, kind) => {
    const text = guestText({
      alloc: `i32.const ${pointer | 0}`,
      run: packed('(local.get 0)', '(local.get 1)'),
    });
    const input = new Uint8Array(length).fill(9);
    const told = gatherer();
    expect((await runner.run(requestFor(bench.wat(text), { input }), WIDE, told.listener)).kind).toBe(kind);
    if (kind === 'finished') expect(told.answer()).toEqual(Buffer.from(input));
  });

  test('memory that grows during both calls is read where it then is', async () => {
    const grow = '(drop (memory.grow (i32.const 700)))';
    const text = guestText({
      alloc: `${grow} i32.const ${PAGE * 600}`,
      run: `${grow} (memory.copy (i32.const ${PAGE * 1300}) (local.get 0) (local.get 1))
        ${packed(`(i32.const ${PAGE * 1300})`, '(local.get 1)')}`,
    });
    const input = new Uint8Array(3_000_000).map((_, index) => index * 31);
    const told = gatherer();
    const outcome = await runner.run(requestFor(bench.wat(text), { input }), WIDE, told.listener);
    expect(outcome).toMatchObject({ kind: 'finished', memoryBytes: PAGE * 1401, answerBytes: input.length });
    expect(told.answer().equals(input)).toBe(true);
  });

  test('memory beyond 2^31 is addressed without a sign', async () => {
    const pointer = 2 ** 31 + 5 * PAGE;
    const text = guestText({
      memory: '(memory (export "memory") 32800)',
      alloc: `i32.const ${pointer | 0}`,
      run: packed('(local.get 0)', '(local.get 1)'),
    });
    const input = new TextEncoder().encode('beyond');
    const told = gatherer();
    const request = requestFor(bench.wat(text), { input, maxMemoryBytes: 2 ** 32 });
    expect((await runner.run(request, WIDE, told.listener)).kind).toBe('finished');
    expect(told.answer().toString()).toBe('beyond');
  });
});
