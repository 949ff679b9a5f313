import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forkRunnerProcess } from './outside/fork-process.ts';
import type { RunnerProcess, StartRunnerProcess } from './outside/runner-process.ts';
import type { RunLimits, Runner } from './run.ts';
import { createRunner } from './runner.ts';
import { FILL, FILLED, guestText, packed, requestFor, runnerBench, SPIN, WIDE } from './testing.ts';

const HIGHEST = 2n ** 64n - 1n;

describe('limits that protect the machine', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let runner: Runner;
  const started: RunnerProcess[] = [];
  const start: StartRunnerProcess = (entry, execArgv) => {
    const process = forkRunnerProcess(entry, execArgv);
    started.push(process);
    return process;
  };
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner({ ...bench, start });
  });
  afterAll(() => runner.dispose());

  const run = (text: string, limits: Partial<RunLimits>, fuelCeiling: bigint | undefined = HIGHEST) =>
    runner.run(requestFor(bench.wat(text), { fuelCeiling }), { ...WIDE, ...limits });
  const aGoodRun = () => run(guestText(), {});

  test('the clock stops a run that burns almost no fuel', async () => {
    const outcome = await run(guestText({ memory: FILLED, run: FILL }), { wallClockMs: 500 });
    expect(outcome).toMatchObject({ kind: 'time-limit', facts: { limit: 500 }, fuel: 0n });
    expect(await aGoodRun()).toMatchObject({ kind: 'finished', fuel: 4n });
  });

  test('the clock stops a run that burns much, with the fuel that was told last', async () => {
    const outcome = await run(guestText({ run: SPIN }), { wallClockMs: 1500 });
    expect(outcome.kind).toBe('time-limit');
    expect((outcome as { fuel: bigint }).fuel).toBeGreaterThan(0n);
  });

  test('the clock stops a run without metering', async () => {
    const request = requestFor(bench.wat(guestText({ run: SPIN })), { fuelCeiling: undefined });
    const outcome = await runner.run(request, { ...WIDE, wallClockMs: 300 });
    expect(outcome).toMatchObject({ kind: 'time-limit', fuel: undefined });
  });

  test('the clock stops the compiler', async () => {
    const nested = `${'loop '.repeat(15_000)} ${'end '.repeat(15_000)} i64.const 0`;
    expect((await run(guestText({ run: nested }), { wallClockMs: 500 })).kind).toBe('time-limit');
  });

  test('the clock stops a listener that never takes what it is told', async () => {
    const text = guestText({ run: packed('(i32.const 0)', '(i32.const 9)') });
    const forever = { onAnswerPiece: () => new Promise<void>(() => undefined) };
    const outcome = await runner.run(requestFor(bench.wat(text)), { ...WIDE, wallClockMs: 500 }, forever);
    expect(outcome.kind).toBe('time-limit');
  });

  test('a limit longer than any timer is none', async () => {
    expect(await run(guestText(), { wallClockMs: Number.POSITIVE_INFINITY })).toMatchObject({
      kind: 'finished',
    });
  });

  test('memory beyond what fuel and cap can see is watched', async () => {
    const text = guestText({
      run: `(drop (table.grow 0 (ref.null func) (i32.const 100000000))) ${SPIN}`,
      more: '(table 1 funcref)',
    });
    const outcome = await run(text, { residentBytes: 400_000_000 });
    expect(outcome).toMatchObject({ kind: 'memory-limit', facts: { limit: 400_000_000 } });
    expect(await aGoodRun()).toMatchObject({ kind: 'finished' });
  });

  test('an answer may have the limit and not a byte more', async () => {
    const text = guestText({ run: packed('(i32.const 0)', '(i32.const 5000)') });
    expect(await run(text, { answerBytes: 5000 })).toMatchObject({ kind: 'finished', answerBytes: 5000 });
    expect(await run(text, { answerBytes: 4999 })).toMatchObject({
      kind: 'answer-limit',
      facts: { answerBytes: 5000, limit: 4999 },
      fuel: 10n,
    });
  });

  test('a process that is killed from outside ends only its run', async () => {
    const request = requestFor(bench.wat(guestText({ run: SPIN })), { fuelCeiling: HIGHEST });
    const kill = () => void process.kill(started.at(-1)!.pid!, 'SIGKILL');
    const outcome = await runner.run(request, WIDE, { onFuel: kill });
    expect(outcome).toMatchObject({ kind: 'runner-died', facts: { code: null, signal: 'SIGKILL' } });
    expect((outcome as { fuel: bigint }).fuel).toBeGreaterThan(0n);
    expect(await aGoodRun()).toMatchObject({ kind: 'finished' });
  });

  test.skipIf(process.platform === 'win32')(
    "a terminal's interrupt does not end the process, which is ours to do",
    async () => {
      const abort = new AbortController();
      let told = 0;
      const listener = {
        onFuel: () => {
          if (told++ === 0) process.kill(started.at(-1)!.pid!, 'SIGINT');
          if (told === 3) abort.abort();
        },
      };
      const request = requestFor(bench.wat(guestText({ run: SPIN })), { fuelCeiling: HIGHEST });
      expect(await runner.run(request, WIDE, listener, abort.signal)).toEqual({ kind: 'cancelled' });
    },
  );

  test('a process that ended between two runs is replaced', async () => {
    await aGoodRun();
    const before = started.length;
    const last = started.at(-1)!;
    const gone = new Promise((resolve) => last.onExit(resolve));
    last.kill();
    await gone;
    expect(await aGoodRun()).toMatchObject({ kind: 'finished' });
    expect(started.length).toBe(before + 1);
  });

  test('what the listener throws is handed on, and the next run is good', async () => {
    const text = guestText({ run: packed('(i32.const 0)', '(i32.const 9)') });
    const listener = {
      onAnswerPiece: () => {
        throw new Error('of the caller');
      },
    };
    await expect(runner.run(requestFor(bench.wat(text)), WIDE, listener)).rejects.toThrow('of the caller');
    expect(await aGoodRun()).toMatchObject({ kind: 'finished' });
  });

  test('one run at a time', async () => {
    const first = aGoodRun();
    await expect(aGoodRun()).rejects.toMatchObject({ code: 'runner-busy' });
    expect(await first).toMatchObject({ kind: 'finished' });
  });

  test('a disposed runner ends its run and leaves no process behind', async () => {
    const other = createRunner({ ...bench, start });
    const before = started.length;
    const request = requestFor(bench.wat(guestText({ run: SPIN })), { fuelCeiling: undefined });
    const outcome = other.run(request, WIDE);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.dispose();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    for (const { pid } of started.slice(before)) expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
    await expect(other.run(request, WIDE)).rejects.toMatchObject({ code: 'runner-disposed' });
    await other.dispose();
  });
});
