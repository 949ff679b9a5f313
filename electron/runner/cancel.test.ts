import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunListener, Runner, RunRequest } from './run.ts';
import { createRunner } from './runner.ts';
import {
  FILL,
  FILLED,
  guestText,
  packed,
  repeatText,
  requestFor,
  runnerBench,
  SPIN,
  WIDE,
} from './testing.ts';

const HIGHEST = 2n ** 64n - 1n;

describe('calling a run off', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let runner: Runner;
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner(bench);
  });
  afterAll(() => runner.dispose());

  const aGoodRun = () => runner.run(requestFor(bench.wat(guestText())), WIDE);

  /** Runs, calls it off after so many milliseconds, and sees whether the runner is still good. */
  async function cancelAfter(
    milliseconds: number,
    text: string,
    changes: Partial<RunRequest> = {},
  ): Promise<void> {
    const abort = new AbortController();
    const request = requestFor(bench.wat(text), { fuelCeiling: HIGHEST, ...changes });
    const outcome = runner.run(request, WIDE, {}, abort.signal);
    setTimeout(() => abort.abort(), milliseconds);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(await aGoodRun()).toMatchObject({ kind: 'finished', fuel: 4n });
  }

  test('before it began', async () => {
    const aborted = AbortSignal.abort();
    expect(await runner.run(requestFor(bench.wat(guestText())), WIDE, {}, aborted)).toEqual({
      kind: 'cancelled',
    });
  });

  test('while the process starts', async () => {
    const fresh = createRunner(bench);
    const abort = new AbortController();
    const outcome = fresh.run(requestFor(bench.wat(guestText())), WIDE, {}, abort.signal);
    abort.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(await fresh.run(requestFor(bench.wat(guestText())), WIDE)).toMatchObject({ kind: 'finished' });
    await fresh.dispose();
  });

  test('in the entry', () => cancelAfter(200, guestText({ run: SPIN })));

  test('in the entry, twice in a row', async () => {
    await cancelAfter(100, guestText({ run: SPIN }));
    await cancelAfter(1, guestText({ run: SPIN }));
  });

  test('in alloc', () => cancelAfter(100, guestText({ alloc: SPIN })));

  test('where no slice ends in time', () => cancelAfter(200, guestText({ memory: FILLED, run: FILL })));

  test('without metering', () => cancelAfter(200, guestText({ run: SPIN }), { fuelCeiling: undefined }));

  test('while the module is compiled', async () => {
    await aGoodRun();
    // The time to compile nested loops rises with the square of their number.
    const nested = `${'loop '.repeat(15_000)} ${'end '.repeat(15_000)} ${SPIN}`;
    await cancelAfter(300, guestText({ run: nested }));
  });

  test('while the input is handed over', async () => {
    const text = guestText({ memory: '(memory (export "memory") 4000)', run: SPIN });
    await cancelAfter(10, text, { input: new Uint8Array(200_000_000) });
  });

  test('while the answer is decoded', async () => {
    const input = new TextEncoder().encode('{"tick":1,"checksum":"","entities":[]}');
    const request = requestFor(bench.wat(repeatText(1_000_000, 1000)), { answer: 'snapshots', input });
    await cancelInListener(request, (told) => ({ onSnapshot: told }));
  });

  test('while the answer is sent', async () => {
    const run = packed('(i32.const 0)', '(i32.const 60000000)');
    const text = guestText({ memory: '(memory (export "memory") 1000)', run });
    await cancelInListener(requestFor(bench.wat(text)), (told) => ({ onAnswerPiece: told }));
  });

  test('while the listener keeps the answer waiting', async () => {
    const input = new TextEncoder().encode('{"tick":1,"checksum":"","entities":[]}');
    const request = requestFor(bench.wat(repeatText(10, 10)), { answer: 'snapshots', input });
    await cancelInListener(request, (told) => ({
      onSnapshot: () => {
        told();
        return new Promise(() => undefined);
      },
    }));
  });

  /** Calls the run off at the first call of the listener; once it has ended there are no more. */
  async function cancelInListener(
    request: RunRequest,
    listen: (told: () => void) => RunListener,
  ): Promise<void> {
    const abort = new AbortController();
    let calls = 0;
    const listener = listen(() => {
      if (calls++ === 0) setImmediate(() => abort.abort());
    });
    expect(await runner.run(request, WIDE, listener, abort.signal)).toEqual({ kind: 'cancelled' });
    const callsAtEnd = calls;
    expect(await aGoodRun()).toMatchObject({ kind: 'finished', fuel: 4n });
    expect(calls).toBe(callsAtEnd);
  }
});
