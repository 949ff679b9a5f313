import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forkRunnerProcess } from './outside/fork-process.ts';
import type { RunOutcome, RunRequest } from './run.ts';
import { createRunner } from './runner.ts';
import { moduleBytes, requestFor, runnerPlaces, WIDE } from './testing.ts';

/** What a true runner says up to its answer; `start` gives the run. */
const OPENING = `
  const run = message.run;
  const send = (type, rest) => process.send({ type, run, ...rest });
  if (message.type === 'open') return process.send({ type: 'ready' });
  if (message.type !== 'start') return;
  const figures = { memoryBytes: 65536, answerBytes: 20, seconds: 1, fuel: 5n };
  const snapshot = { tick: 1, shape: 'pref', frameBytes: 12, reported: '', unknownItems: [] };
  const frame = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
`;
const TO_ANSWER = "send('needs', { what: 'input' }); send('answer', { bytes: 20 });";

describe('a runner process that is none', () => {
  let folder: string;
  let count = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lying-runner-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A program that does `body` for each message. */
  function program(body: string): string {
    const path = join(folder, `${count++}.mjs`);
    writeFileSync(path, `process.on('message', (message) => { ${body} });`);
    return path;
  }

  async function outcomeOf(
    body: string,
    changes: Partial<RunRequest> = {},
    wallClockMs = 20_000,
  ): Promise<RunOutcome> {
    const runner = createRunner({ entry: program(body), library: 'none' });
    const request = requestFor(moduleBytes(new Uint8Array(3)), {
      answer: 'snapshots',
      fuelCeiling: 100n,
      ...changes,
    });
    try {
      return await runner.run(request, { ...WIDE, wallClockMs }, { onSnapshot: () => undefined });
    } finally {
      await runner.dispose();
    }
  }

  test('the true one that the lies are made from is believed', async () => {
    const end = "send('ended', { end: { kind: 'finished', ...figures } });";
    const body = `${OPENING} ${TO_ANSWER} send('snapshot', snapshot); send('piece', { bytes: frame }); ${end}`;
    expect(await outcomeOf(body)).toEqual({
      kind: 'finished',
      fuel: 5n,
      memoryBytes: 65536,
      answerBytes: 20,
      seconds: 1,
    });
  });

  test.each<[string, string]>([
    ['a text', "process.send('hello');"],
    ['null', 'process.send(null);'],
    ['a type of its own', "send('hello');"],
    ['a message with more in it', "send('needs', { what: 'module', more: 1 });"],
    ['a run that is no number', "process.send({ type: 'fuel', run: 'x', fuel: 1n });"],
    ['fuel that is no BigInt', "send('fuel', { fuel: 1 });"],
    ['negative fuel', "send('fuel', { fuel: -1n });"],
    ['seconds that are no number', "send('ended', { end: { kind: 'finished', ...figures, seconds: NaN } });"],
    [
      'a failure that it cannot find',
      "send('ended', { end: { kind: 'runner-died', message: '', facts: {} } });",
    ],
    ['a piece of 2 MiB', "send('piece', { bytes: new Uint8Array(1 << 21) });"],
    [
      'a message of megabytes',
      "send('ended', { end: { kind: 'trap', message: 'x'.repeat(1e6), facts: {} } });",
    ],
    ['ready again', "process.send({ type: 'ready' });"],
    ['another run', "process.send({ type: 'fuel', run: run + 1, fuel: 1n });"],
    ['a piece taken that was not sent', "send('took');"],
    ['the input twice', "send('needs', { what: 'input' }); send('needs', { what: 'input' });"],
    ['the module after the input', "send('needs', { what: 'input' }); send('needs', { what: 'module' });"],
    ['an answer before the input', "send('answer', { bytes: 1 });"],
    ['an answer before the whole input', "send('needs', { what: 'module' }); send('answer', { bytes: 1 });"],
    ['two answers', `${TO_ANSWER} send('answer', { bytes: 20 });`],
    ['fuel above the ceiling', "send('fuel', { fuel: 101n });"],
    ['fuel that falls', "send('fuel', { fuel: 9n }); send('fuel', { fuel: 8n });"],
    ['an end without an answer', "send('ended', { end: { kind: 'finished', ...figures } });"],
    [
      'an end without fuel',
      `${TO_ANSWER} send('ended', { end: { kind: 'finished', ...figures, fuel: undefined } });`,
    ],
    [
      'an end with too much fuel',
      `${TO_ANSWER} send('ended', { end: { kind: 'finished', ...figures, fuel: 101n } });`,
    ],
    [
      'another length at the end',
      `${TO_ANSWER} send('ended', { end: { kind: 'finished', ...figures, answerBytes: 9 } });`,
    ],
    [
      'a memory above the cap',
      `${TO_ANSWER} send('ended', { end: { kind: 'finished', ...figures, memoryBytes: 2 ** 30 } });`,
    ],
    ['a cancel of its own', "send('ended', { end: { kind: 'cancelled' } });"],
    ['a snapshot before the answer', "send('snapshot', snapshot);"],
    ['a piece without a snapshot', `${TO_ANSWER} send('piece', { bytes: frame });`],
    ['a snapshot in a snapshot', `${TO_ANSWER} send('snapshot', snapshot); send('snapshot', snapshot);`],
    [
      'an end in a snapshot',
      `${TO_ANSWER} send('snapshot', snapshot); send('ended', { end: { kind: 'finished', ...figures } });`,
    ],
    [
      'more bytes than the frame has',
      `${TO_ANSWER} send('snapshot', snapshot); send('piece', { bytes: new Uint8Array(13) });`,
    ],
    [
      'an empty piece',
      `${TO_ANSWER} send('snapshot', snapshot); send('piece', { bytes: new Uint8Array(0) });`,
    ],
    ['an empty frame', `${TO_ANSWER} send('snapshot', { ...snapshot, frameBytes: 0 });`],
    ['a frame larger than its text', `${TO_ANSWER} send('snapshot', { ...snapshot, frameBytes: 2 ** 40 });`],
    [
      'a frame of another tick',
      `${TO_ANSWER} send('snapshot', { ...snapshot, tick: 2 }); send('piece', { bytes: frame });`,
    ],
    [
      'a frame that is none',
      `${TO_ANSWER} send('snapshot', snapshot); frame[8] = 9; send('piece', { bytes: frame });`,
    ],
    ['a shape that is none', `${TO_ANSWER} send('snapshot', { ...snapshot, shape: 'round' });`],
  ])('%s is a lie', async (_, body) => {
    const outcome = await outcomeOf(`${OPENING} ${body}`);
    expect(outcome).toMatchObject({ kind: 'runner-lied', facts: { why: expect.stringMatching(/./) } });
  });

  test.each([
    ['fuel', "send('fuel', { fuel: 1n });"],
    ['a snapshot', `${TO_ANSWER} send('snapshot', snapshot);`],
  ])('%s that was not asked for is a lie', async (_, body) => {
    const changes = { fuelCeiling: undefined, answer: 'bytes' as const };
    expect((await outcomeOf(`${OPENING} ${body}`, changes)).kind).toBe('runner-lied');
  });

  test('more bytes than announced, or fewer, are a lie', async () => {
    const finish = "send('ended', { end: { kind: 'finished', ...figures } });";
    for (const length of [19, 21]) {
      const body = `${OPENING} ${TO_ANSWER} send('piece', { bytes: new Uint8Array(${length}) }); ${finish}`;
      expect((await outcomeOf(body, { answer: 'bytes' })).kind).toBe('runner-lied');
    }
  });

  test('more pieces than may be under way are a lie', async () => {
    const flood = "for (let at = 0; at < 20; at++) send('piece', { bytes: new Uint8Array(1) });";
    const runner = createRunner({ entry: program(`${OPENING} ${TO_ANSWER} ${flood}`), library: 'none' });
    const request = requestFor(moduleBytes(new Uint8Array(3)), { fuelCeiling: 100n });
    const never = { onAnswerPiece: () => new Promise<void>(() => undefined) };
    expect((await runner.run(request, WIDE, never)).kind).toBe('runner-lied');
    await runner.dispose();
  });

  test('an announced answer above the limit is not taken', async () => {
    const runner = createRunner({ entry: program(`${OPENING} ${TO_ANSWER}`), library: 'none' });
    const request = requestFor(moduleBytes(new Uint8Array(3)));
    expect((await runner.run(request, { ...WIDE, answerBytes: 19 })).kind).toBe('answer-limit');
    await runner.dispose();
  });

  test('silence ends with the clock', async () => {
    expect((await outcomeOf('return;', {}, 400)).kind).toBe('time-limit');
    expect((await outcomeOf(OPENING, {}, 400)).kind).toBe('time-limit');
  });

  test('an end before its time is told with what the process said', async () => {
    const body = "console.error('a last word'); process.exit(3);";
    const outcome = await outcomeOf(`${OPENING} ${body}`);
    expect(outcome).toMatchObject({
      kind: 'runner-died',
      facts: { code: 3, signal: null, complaint: 'a last word' },
    });
  });

  test('a program that is not there', async () => {
    const runner = createRunner({ entry: join(folder, 'absent.mjs'), library: 'none' });
    const outcome = await runner.run(requestFor(moduleBytes(new Uint8Array(3))), WIDE);
    expect(outcome).toMatchObject({ kind: 'runner-died', facts: { code: 1 } });
    expect((outcome as { message: string }).message).toContain('absent.mjs');
    await runner.dispose();
  });

  test('one that does not answer a cancel is killed', async () => {
    const runner = createRunner({
      entry: program(`${OPENING} send('fuel', { fuel: 1n });`),
      library: 'none',
    });
    const abort = new AbortController();
    const listener = { onFuel: () => abort.abort() };
    const request = requestFor(moduleBytes(new Uint8Array(3)));
    expect(await runner.run(request, WIDE, listener, abort.signal)).toEqual({ kind: 'cancelled' });
    await runner.dispose();
  });

  test('one that speaks outside a run is ended, and the next run has another', async () => {
    const trap = "send('ended', { end: { kind: 'trap', message: '', facts: {}, fuel: 1n } });";
    const exits: Promise<unknown>[] = [];
    const runner = createRunner({
      entry: program(`${OPENING} ${trap} setTimeout(() => send('fuel', { fuel: 1n }), 50);`),
      library: 'none',
      start: (entry, execArgv) => {
        const started = forkRunnerProcess(entry, execArgv);
        exits.push(new Promise((resolve) => started.onExit(resolve)));
        return started;
      },
    });
    const request = requestFor(moduleBytes(new Uint8Array(3)));
    expect((await runner.run(request, WIDE)).kind).toBe('trap');
    expect(await exits[0]).toMatchObject({ signal: 'SIGKILL' });
    expect((await runner.run(request, WIDE)).kind).toBe('trap');
    expect(exits).toHaveLength(2);
    await runner.dispose();
  });

  test('a library that is none is told by its path', async () => {
    const { entry } = await runnerPlaces();
    const runner = createRunner({ entry, library: join(folder, 'absent.so') });
    const outcome = await runner.run(requestFor(moduleBytes(new Uint8Array(3))), WIDE);
    expect(outcome).toMatchObject({ kind: 'runner-died', message: expect.stringContaining('absent.so') });
    await runner.dispose();
  });
});
