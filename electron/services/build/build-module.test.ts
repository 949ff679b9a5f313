import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { lives } from '../../../build/testing/lives.ts';
import { Fault } from '../../../shared/base/fault.ts';
import { buildModule } from './build-module.ts';

const ENGINE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const COMPONENT = new Uint8Array([0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0]);
/** A type section, then an import section with `wasi.fd`. */
const IMPORTING = new Uint8Array([
  ...ENGINE,
  1,
  4,
  1,
  0x60,
  0,
  0,
  2,
  11,
  1,
  4,
  119,
  97,
  115,
  105,
  2,
  102,
  100,
  0,
  0,
]);

let source: string;
let lines: string[];

beforeEach(() => {
  source = temporaryFolder();
  lines = [];
  writeFileSync(join(source, 'prebuilt.wasm'), ENGINE);
});

interface Commands {
  readonly install?: string;
  readonly build?: string;
  readonly seconds?: number;
  readonly signal?: AbortSignal;
}

function run({
  install = 'true',
  build = 'mkdir out && cp prebuilt.wasm out/engine.wasm',
  seconds,
  signal,
}: Commands = {}) {
  return buildModule({
    manifest: { build: { install, build, module: 'out/engine.wasm' }, maxRuntimeSeconds: 60 },
    source,
    timeLimitSeconds: seconds,
    onLine: (line) => void lines.push(line),
    signal,
  });
}

async function fault(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw new Error(`no fault came, but ${String(error)}`);
}

function buildFolders(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('lattice-replay-build-'));
}

describe('a build', () => {
  it('runs both commands in a copy and returns the module, and the source stays as it was', async () => {
    const before = buildFolders();
    const { bytes, sha256 } = await run({ install: 'echo fetched; touch made; pwd' });
    expect(bytes).toEqual(ENGINE);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(lines[0]).toBe('fetched');
    expect(lines[1]).not.toBe(source);
    expect(readdirSync(source)).toEqual(['prebuilt.wasm']);
    expect(buildFolders()).toEqual(before);
  });

  it('hands on both streams, a last line without an end too', async () => {
    await run({ install: 'echo one; echo two >&2; printf three' });
    expect(lines.sort()).toEqual(['one', 'three', 'two']);
  });

  it('sees nothing of the environment but what a compiler needs', async () => {
    process.env.SOME_TOKEN = 'secret';
    try {
      await run({ install: 'env' });
    } finally {
      delete process.env.SOME_TOKEN;
    }
    expect(lines.join('\n')).not.toContain('secret');
    expect(lines.some((line) => line.startsWith('PATH='))).toBe(true);
  });

  it('leaves out what earlier builds made, and keeps source that only has such a name', async () => {
    for (const path of [
      'node_modules/a.js',
      '.git/HEAD',
      'target/old.wasm',
      'src/target/mod.rs',
      'part/target/old',
      'part/Cargo.toml',
    ])
      writeText(join(source, path), 'x');
    await run({ install: 'find . -type f' });
    expect(lines.sort()).toEqual(['./part/Cargo.toml', './prebuilt.wasm', './src/target/mod.rs']);
  });
});

describe('links in the source', () => {
  it('that stay inside lead to the copy, absolute ones too', async () => {
    mkdirSync(join(source, 'deep'));
    symlinkSync(join(source, 'prebuilt.wasm'), join(source, 'deep/absolute.wasm'));
    symlinkSync('../prebuilt.wasm', join(source, 'deep/relative.wasm'));
    symlinkSync('..', join(source, 'deep/up'));
    await run({
      install: 'readlink deep/absolute.wasm deep/relative.wasm deep/up; echo changed > deep/absolute.wasm',
      build: 'mkdir out && cp deep/up/prebuilt.wasm out/engine.wasm',
    }).catch(() => undefined);
    expect(lines).toEqual(['../prebuilt.wasm', '../prebuilt.wasm', '..']);
    expect(new Uint8Array(readFileSync(join(source, 'prebuilt.wasm')))).toEqual(ENGINE);
  });

  it.each([
    ['out', () => temporaryFolder()],
    ['out by steps', () => '../..'],
    ['nowhere', () => 'none'],
  ])('that lead %s are refused', async (_what, target) => {
    symlinkSync(target(), join(source, 'link'));
    expect((await fault(run())).code).toBe('source-link-leads-out');
  });
});

describe('a build that does not come to an end', () => {
  it('is a failed command with its exit code and its last lines', async () => {
    const { code, facts, message } = await fault(
      run({ build: 'seq 1 100; echo no such crate >&2; exit 101' }),
    );
    expect([code, facts.step, facts.exitCode]).toEqual(['build-failed', 'build', 101]);
    expect(message).toContain('no such crate');
    expect(String(facts.lastLines).split('\n')).toHaveLength(20);
  });

  it('does not go on after a failed install', async () => {
    const { facts } = await fault(run({ install: 'exit 3', build: 'echo built' }));
    expect([facts.step, facts.exitCode, lines]).toEqual(['install', 3, []]);
  });

  it('is ended at the time limit, with all that it started', async () => {
    const { code, facts } = await fault(
      run({ install: 'sleep 1000 & echo $!; (sleep 1000); true', seconds: 1 }),
    );
    expect([code, facts.limit]).toEqual(['build-time-limit', 1]);
    expect(lives(Number(lines[0]))).toBe(false);
  });

  // Elsewhere the system does not tell whose a process is.
  it.runIf(process.platform === 'linux')('is ended by a cancel, with what went its own way too', async () => {
    const stop = new AbortController();
    const building = fault(run({ install: 'setsid sleep 1000 & echo $!; sleep 1000', signal: stop.signal }));
    while (lines.length === 0) await wait(20);
    stop.abort();
    expect((await building).code).toBe('cancelled');
    expect(lives(Number(lines[0]))).toBe(false);
  });

  it('leaves nothing in the background when its commands have ended', async () => {
    await run({ install: 'sleep 1000 & echo $!' });
    expect(lives(Number(lines[0]))).toBe(false);
  });
});

describe('what a build leaves', () => {
  it.each([
    ['nothing', 'true', 'module-missing'],
    ['a folder', 'mkdir -p out/engine.wasm', 'engine-missing'],
    ['a component', 'mkdir out; cp component.wasm out/engine.wasm', 'module-component'],
    ['a module that needs imports', 'mkdir out; cp importing.wasm out/engine.wasm', 'module-imports'],
    ['text', 'mkdir out; echo hello > out/engine.wasm', 'module-not-wasm'],
  ])('%s is said', async (_what, build, code) => {
    writeFileSync(join(source, 'component.wasm'), COMPONENT);
    writeFileSync(join(source, 'importing.wasm'), IMPORTING);
    const found = await fault(run({ build }));
    expect(found.code).toBe(code);
    if (code === 'module-imports') expect(found.facts.found).toBe('wasi.fd');
    if (code === 'module-component') expect(found.message).toContain('wasm32-unknown-unknown');
  });

  it('of a source that is none is said', async () => {
    source = join(source, 'prebuilt.wasm');
    expect((await fault(run())).code).toBe('source-not-folder');
    source = '/nowhere/at/all';
    expect((await fault(run())).code).toBe('source-missing');
  });
});
