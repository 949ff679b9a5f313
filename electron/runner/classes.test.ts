import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Runner, RunOutcome, RunRequest } from './run.ts';
import { createRunner } from './runner.ts';
import { gatherer, guestText, moduleBytes, packed, requestFor, runnerBench, SPIN, WIDE } from './testing.ts';

type Bench = Awaited<ReturnType<typeof runnerBench>>;

/** The classes of performance-host §4, in the order in which the harness looks for them. */
describe('how a run ends', () => {
  let bench: Bench;
  let runner: Runner;
  beforeAll(async () => {
    bench = await runnerBench();
    runner = createRunner(bench);
  });
  afterAll(() => runner.dispose());

  const outcomeOf = (text: string, changes: Partial<RunRequest> = {}): Promise<RunOutcome> =>
    runner.run(requestFor(bench.wat(text), changes), WIDE);

  test.each([
    ['no module', new Uint8Array([1, 2, 3])],
    ['nothing', new Uint8Array(0)],
    ['a component', new Uint8Array([0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0])],
  ])('%s fails to compile', async (_, bytes) => {
    const outcome = await runner.run(requestFor(moduleBytes(bytes)), WIDE);
    expect(outcome).toMatchObject({
      kind: 'load-compile',
      fuel: undefined,
      facts: { moduleBytes: bytes.length },
    });
    expect((outcome as { message: string }).message).not.toBe('');
  });

  test.each([
    ['shared memory', '(memory (export "memory") 1 1 shared)'],
    ['garbage collected types', '(memory (export "memory") 1) (type (struct (field i32)))'],
  ])('%s, which the harness has not, fails to compile', async (_, memory) => {
    expect((await outcomeOf(guestText({ memory }))).kind).toBe('load-compile');
  });

  test.each([
    ['64-bit memory', '(memory (export "memory") i64 1)'],
    ['a second memory', '(memory (export "memory") 1) (memory 1)'],
  ])('%s, which the harness has, is accepted', async (_, memory) => {
    expect((await outcomeOf(guestText({ memory }))).kind).toBe('finished');
  });

  test.each([
    ['an imported function', '(module (import "wasi" "exit" (func)))'],
    ['an imported memory', '(module (import "env" "memory" (memory 1)))'],
    ['a memory above the cap', guestText({ memory: '(memory (export "memory") 4097)' })],
    ['a start section', guestText({ more: '(func $begin) (start $begin)' })],
    ['data outside its memory', guestText({ more: '(data (i32.const 65536) "x")' })],
  ])('%s fails to instantiate', async (_, text) => {
    expect(await outcomeOf(text)).toMatchObject({ kind: 'load-instantiate', fuel: undefined });
  });

  test('a start section fails to instantiate without metering too', async () => {
    const text = guestText({ more: `(func $begin ${SPIN}) (start $begin)` });
    expect((await outcomeOf(text, { fuelCeiling: undefined })).kind).toBe('load-instantiate');
  });

  test.each([
    ['no memory', guestText({ memory: '(memory 1)' }), 'memory', undefined],
    [
      'a global in its place',
      guestText({ memory: '(global (export "memory") i32 (i32.const 1))' }),
      'memory',
      'global',
    ],
    ['no alloc', '(module (memory (export "memory") 1))', 'alloc', undefined],
    [
      'an alloc of i64',
      '(module (memory (export "memory") 1) (func (export "alloc") (param i64) (result i32) unreachable))',
      'alloc',
      'function (i64) -> i32',
    ],
    [
      'an alloc without result',
      '(module (memory (export "memory") 1) (func (export "alloc") (param i32)))',
      'alloc',
      'function (i32) -> ()',
    ],
    ['another entry', guestText(), 'simulate', undefined],
    [
      'an entry of three',
      guestText({ more: '(func (export "simulate") (param i32 i32 i32) (result i64) unreachable)' }),
      'simulate',
      'function (i32, i32, i32) -> i64',
    ],
  ])('%s is a missing export', async (_, text, name, found) => {
    const outcome = await outcomeOf(text, { entry: name === 'simulate' ? 'simulate' : 'run' });
    expect(outcome).toMatchObject({ kind: 'load-missing-export', facts: { export: name, found } });
    expect((outcome as { message: string }).message).toContain(found ?? name);
  });

  test('fuel is looked at before anything else', async () => {
    expect(await outcomeOf(guestText({ run: SPIN }), { fuelCeiling: 1000n })).toMatchObject({
      kind: 'out-of-fuel',
      fuel: 1000n,
      facts: { fuelCeiling: '1000', trapCode: 11, call: 'run' },
    });
  });

  test('any trap with nothing left counts as out of fuel', async () => {
    // alloc 2, entry 1, const 1; 'unreachable' is free and no check comes before it.
    const text = guestText({ run: '(drop (i64.const 0)) unreachable' });
    expect(await outcomeOf(text, { fuelCeiling: 4n })).toMatchObject({
      kind: 'out-of-fuel',
      facts: { trapCode: 9 },
    });
    expect(await outcomeOf(text, { fuelCeiling: 5n })).toMatchObject({
      kind: 'trap',
      facts: { trapCode: 9 },
    });
  });

  test('a trap with the memory at its cap is out of memory', async () => {
    const text = guestText({ run: '(drop (memory.grow (i32.const 3))) unreachable' });
    expect(await outcomeOf(text, { maxMemoryBytes: 4 * 65536 })).toMatchObject({
      kind: 'out-of-memory',
      facts: { memoryBytes: 4 * 65536, maxMemoryBytes: 4 * 65536 },
    });
    expect((await outcomeOf(text, { maxMemoryBytes: 5 * 65536 })).kind).toBe('trap');
  });

  test('growth beyond the cap is refused and no trap', async () => {
    const text = guestText({
      run: `(i32.store (i32.const 16) (memory.grow (i32.const 4))) ${packed('(i32.const 16)', '(i32.const 4)')}`,
    });
    const told = gatherer();
    const request = requestFor(bench.wat(text), { maxMemoryBytes: 4 * 65536 });
    expect(await runner.run(request, WIDE, told.listener)).toMatchObject({
      kind: 'finished',
      memoryBytes: 65536,
    });
    expect(told.answer().readInt32LE(0)).toBe(-1);
  });

  test.each([
    [0, 'the stack overflowed', '(drop (call 1 (i32.const 0) (i32.const 0))) i64.const 0'],
    [1, 'a memory access was out of bounds', '(i64.load (i32.const -1))'],
    [7, 'an integer was divided by zero', '(i64.div_u (i64.const 1) (i64.const 0))'],
    [9, "an 'unreachable' instruction was reached", 'unreachable'],
  ])('trap %i is told: %s', async (trapCode, meaning, run) => {
    expect(await outcomeOf(guestText({ run }))).toMatchObject({
      kind: 'trap',
      message: `run trapped: ${meaning}`,
      facts: { trapCode, call: 'run' },
    });
  });

  test('a trap tells the functions that it was in, by name where there is one, and not more than twenty', async () => {
    const deep = guestText({ run: '(call $deep (i32.const 60)) i64.const 0', more: DEEP });
    const { facts } = (await outcomeOf(deep)) as { facts: Record<string, string> };
    const frames = facts.frames!.split('\n');
    expect(frames).toHaveLength(20);
    expect(frames[0]).toMatch(/^deep \(function 2\) at byte \d+$/);
  });

  test('a trap in alloc is told as such', async () => {
    expect(await outcomeOf(guestText({ alloc: 'unreachable' }))).toMatchObject({
      kind: 'trap',
      facts: { call: 'alloc' },
    });
  });

  test('an input that an i32 cannot count is a trap', async () => {
    const input = new Uint8Array(2 ** 31);
    expect(await outcomeOf(guestText(), { input })).toMatchObject({
      kind: 'trap',
      facts: { inputBytes: 2 ** 31 },
    });
  });

  test.each([
    ['not JSON', '[{]', 'json-syntax', 2, '$[0]'],
    ['no array', '{}', 'json-type', 0, '$'],
    ['no snapshot', '[ 7]', 'json-type', 2, '$[0]'],
    ['an empty answer', '', 'json-syntax', 0, '$'],
  ])('%s is bad JSON, with its place', async (_, json, code, offset, path) => {
    const input = new TextEncoder().encode(json);
    const request = { answer: 'snapshots' as const, input };
    expect(
      await outcomeOf(guestText({ run: packed('(local.get 0)', '(local.get 1)') }), request),
    ).toMatchObject({
      kind: 'bad-json',
      facts: { code, offset, path },
    });
  });

  test('what a module names at great length is cut short', async () => {
    const input = new TextEncoder().encode(
      `[{"tick":1,"checksum":"${'x'.repeat(5_000_000)}","entities":[]}]`,
    );
    const text = guestText({
      memory: '(memory (export "memory") 100)',
      run: packed('(local.get 0)', '(local.get 1)'),
    });
    const told = gatherer();
    const request = requestFor(bench.wat(text), { answer: 'snapshots', input });
    expect((await runner.run(request, WIDE, told.listener)).kind).toBe('finished');
    expect(told.snapshots[0]!.reported.length).toBeLessThan(300);
  });
});

const DEEP = `(func $deep (param i32)
  (if (i32.eqz (local.get 0)) (then unreachable))
  (call $deep (i32.sub (local.get 0) (i32.const 1))))`;
