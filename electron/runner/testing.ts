import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpWasmtime } from '../../build/setup/wasmtime/set-up.ts';
import type { Snapshot } from '../../shared/lattice/state/frame.ts';
import type { ModuleBytes, RunLimits, RunListener, RunRequest } from './run.ts';
import { watTranslator } from './wasmtime/wat.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where the runner program and the library lie, for tests that start real processes. Made if need be. */
export async function runnerPlaces(): Promise<{ entry: string; library: string }> {
  const library = await setUpWasmtime(join(ROOT, '.cache/wasmtime'), () => undefined);
  const newest = newestSource();
  for (const built of ['dist/runner.js', '.cache/runner-test/runner.js'].map((name) => join(ROOT, name))) {
    if (existsSync(built) && statSync(built).mtimeMs > newest) return { entry: built, library };
  }
  return { entry: await bundledRunner(), library };
}

/** Bundles this one program, since the others need not be there. */
async function bundledRunner(): Promise<string> {
  const { build } = await import('rolldown');
  const folder = join(ROOT, '.cache/runner-test');
  // By a temporary name, since another test process may be doing the same.
  const fresh = join(folder, `${process.pid}.tmp`);
  mkdirSync(fresh, { recursive: true });
  await build({
    input: { runner: join(ROOT, 'electron/runner/process.ts') },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(id),
    output: { dir: fresh, format: 'esm', entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
  renameSync(join(fresh, 'runner.js'), join(folder, 'runner.js'));
  rmSync(fresh, { recursive: true });
  return join(folder, 'runner.js');
}

function newestSource(): number {
  let newest = 0;
  for (const folder of ['electron/runner', 'shared']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.test.ts') || !name.endsWith('.ts')) continue;
      newest = Math.max(newest, statSync(join(ROOT, folder, name)).mtimeMs);
    }
  }
  return newest;
}

/** Translates WebAssembly text, requests and limits that most tests can do with. */
export async function runnerBench() {
  const places = await runnerPlaces();
  const translate = watTranslator(places.library);
  return { ...places, wat: (text: string): ModuleBytes => moduleBytes(translate(text)) };
}

export function moduleBytes(bytes: Uint8Array): ModuleBytes {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** A metered run of `run` with plain bytes as its answer; any of it can be given otherwise. */
export function requestFor(module: ModuleBytes, changes: Partial<RunRequest> = {}): RunRequest {
  return {
    module,
    entry: 'run',
    input: new Uint8Array(0),
    fuelCeiling: 1_000_000_000n,
    maxMemoryBytes: 1 << 28,
    answer: 'bytes',
    ...changes,
  };
}

/** Limits that no well-behaved test reaches. */
export const WIDE: RunLimits = { wallClockMs: 120_000, residentBytes: 2 ** 33, answerBytes: 2 ** 31 };

/** Gathers what a run tells. */
export function gatherer() {
  const fuel: bigint[] = [];
  const snapshots: Snapshot[] = [];
  const pieces: Uint8Array[] = [];
  const listener: RunListener = {
    onFuel: (units) => void fuel.push(units),
    onSnapshot: (snapshot) => void snapshots.push(snapshot),
    onAnswerPiece: (piece) => void pieces.push(piece),
  };
  return { fuel, snapshots, pieces, listener, answer: (): Buffer => Buffer.concat(pieces) };
}

/** Text of a module with the three exports; the parts that a test is about are given. */
export function guestText({
  memory = '(memory (export "memory") 1)',
  alloc = 'i32.const 1024',
  run = 'i64.const 0',
  more = '',
} = {}): string {
  return `(module ${memory}
    (func (export "alloc") (param $length i32) (result i32) ${alloc})
    (func (export "run") (param $pointer i32) (param $length i32) (result i64)
      (local $at i32) (local $left i32) (local $count i64) ${run})
    ${more})`;
}

/** Instructions for a result: pointer and length as instructions of type i32. */
export function packed(pointer: string, length: string): string {
  return `(i64.or (i64.shl (i64.extend_i32_u ${pointer}) (i64.const 32)) (i64.extend_i32_u ${length}))`;
}

/** Never returns, and burns fuel at full speed. */
export const SPIN = '(loop $spin (br $spin)) unreachable';

/** Never returns, and burns next to no fuel: no slice ends in time (design: wasmtime §4). */
export const FILL =
  '(loop $fill (memory.fill (i32.const 0) (i32.const 7) (i32.const 67108864)) (br $fill)) unreachable';
/** What `FILL` fills. */
export const FILLED = '(memory (export "memory") 1024)';

/** Answers with the input, `count` times over, as a JSON array: `[input,input,…]`. */
export function repeatText(count: number, pages: number): string {
  return guestText({
    memory: `(memory (export "memory") ${pages})`,
    run: `
      (local.set $at (i32.add (local.get $pointer) (local.get $length)))
      (local.set $left (i32.const ${count}))
      (i32.store8 (local.get $at) (i32.const 91))
      (loop $next
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (memory.copy (local.get $at) (local.get $pointer) (local.get $length))
        (local.set $at (i32.add (local.get $at) (local.get $length)))
        (i32.store8 (local.get $at) (i32.const 44))
        (br_if $next (local.tee $left (i32.sub (local.get $left) (i32.const 1)))))
      (i32.store8 (local.get $at) (i32.const 93))
      (i64.or
        (i64.shl (i64.extend_i32_u (i32.add (local.get $pointer) (local.get $length))) (i64.const 32))
        (i64.extend_i32_u (i32.sub (i32.add (local.get $at) (i32.const 1))
          (i32.add (local.get $pointer) (local.get $length)))))`,
  });
}
