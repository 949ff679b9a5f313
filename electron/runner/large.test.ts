import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fnv1a64 } from '../../shared/lattice/state/checksum.ts';
import { forkRunnerProcess } from './outside/fork-process.ts';
import { residentMemory } from './outside/resident-memory.ts';
import type { RunnerProcess } from './outside/runner-process.ts';
import type { Runner } from './run.ts';
import { createRunner } from './runner.ts';
import { gatherer, guestText, packed, repeatText, requestFor, runnerBench, WIDE } from './testing.ts';

const MB = 1_000_000;

/** Generous, and far below what one copy more of a 200 MB answer as text or objects would take. */
describe('what is large', () => {
  let bench: Awaited<ReturnType<typeof runnerBench>>;
  let runner: Runner;
  let runnerProcess: RunnerProcess;
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner({
      ...bench,
      start: (entry, execArgv) => {
        runnerProcess = forkRunnerProcess(entry, execArgv);
        return runnerProcess;
      },
    });
  });
  afterAll(() => runner.dispose());

  /** The most that both processes had in memory when it was called. */
  function watch() {
    const before = process.memoryUsage().rss;
    const most = { here: 0, runner: 0 };
    return {
      most,
      look: async (): Promise<void> => {
        most.here = Math.max(most.here, process.memoryUsage().rss - before);
        most.runner = Math.max(most.runner, (await residentMemory(runnerProcess.pid!)) ?? 0);
      },
    };
  }

  test('snapshots are decoded in flat memory', async () => {
    const items = Array.from({ length: 200_000 }, (_, pos) => `{"pos":${pos},"item":"coal"}`).join(',');
    const snapshot = `{"tick":7,"checksum":"none","entities":[{"belt":{"left":[${items}],"right":[]}}]}`;
    const input = new TextEncoder().encode(snapshot);
    const request = requestFor(bench.wat(repeatText(38, 4000)), { answer: 'snapshots', input });
    const { most, look } = watch();
    let count = 0;
    let inside = 0;
    const outcome = await runner.run(request, WIDE, {
      onSnapshot: async ({ frame }) => {
        // The next one waits for this one's promise.
        expect(inside++).toBe(0);
        if (count++ % 4 === 0) await look();
        inside--;
        expect(frame.bytes.length).toBe(8 + 4 + 1 + 8 + 200_000 * 6);
      },
    });
    expect(outcome).toMatchObject({ kind: 'finished', answerBytes: 38 * (input.length + 1) + 1 });
    expect(38 * input.length).toBeGreaterThan(200 * MB);
    expect(count).toBe(38);
    expect(most.here).toBeLessThan(150 * MB);
    // Its memory alone has 262 MB, of which the answer fills 200.
    expect(most.runner).toBeLessThan(550 * MB);
  });

  test('a module comes in as many pieces as it needs', async () => {
    const long = 'every engine has its data '.repeat(150_000);
    const text = guestText({
      memory: '(memory (export "memory") 100)',
      run: packed('(i32.const 7)', `(i32.const ${long.length})`),
      more: `(data (i32.const 7) "${long}")`,
    });
    const told = gatherer();
    expect(await runner.run(requestFor(bench.wat(text)), WIDE, told.listener)).toMatchObject({
      kind: 'finished',
    });
    expect(told.answer().toString()).toBe(long);
  });

  test('bytes go through as they are, both ways', async () => {
    const input = new Uint8Array(200 * MB);
    for (let at = 0; at < input.length; at += 4096) input[at] = at >>> 12;
    const text = guestText({
      memory: '(memory (export "memory") 4000)',
      run: packed('(local.get $pointer)', '(local.get $length)'),
    });
    const { most, look } = watch();
    const hash = new Fnv1a64();
    let pieces = 0;
    const outcome = await runner.run(requestFor(bench.wat(text), { input }), WIDE, {
      onAnswerPiece: async (piece) => {
        if (pieces++ % 20 === 0) await look();
        hash.update(piece);
      },
    });
    expect(outcome).toMatchObject({ kind: 'finished', answerBytes: input.length });
    expect(hash.hex()).toBe(new Fnv1a64().update(input).hex());
    expect(most.here).toBeLessThan(150 * MB);
    expect(most.runner).toBeLessThan(550 * MB);
  });
});
