import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Attempt } from './attempt.ts';
import { fromWheel, unpackWheel } from './from-wheel.ts';
import { buildFor, thisMachine } from './platform.ts';

const build = buildFor(thisMachine());
const library = new TextEncoder().encode('a library');
const licence = new TextEncoder().encode('a licence');

describe('the library out of the Python package', () => {
  let folder: string;
  let attempts: Attempt[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wheel-test-'));
    attempts = [];
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test.each(['licenses/LICENSE', 'LICENSE'])('comes with its licence in %s', (name) => {
    const wheel = zipSync({
      [build.wheelFile]: library,
      [`wasmtime-45.0.0.dist-info/${name}`]: licence,
      'wasmtime/LICENSE': new Uint8Array(1),
    });
    expect(unpackWheel(wheel, build)).toEqual({ bytes: library, licence });
  });

  test('may be missing in the wheel', () => {
    expect(() => unpackWheel(zipSync({ other: library }), build)).toThrow(
      `the wheel holds no ${build.wheelFile}`,
    );
  });

  test('cannot be had without pip, which is told of each name', async () => {
    vi.stubEnv('PATH', folder);
    expect(await fromWheel(build, attempts)).toBeUndefined();
    expect(attempts.map(({ outcome }) => outcome)).toEqual(
      ['python3', 'python', 'pip3', 'pip'].map((name) => `there is no program '${name}'`),
    );
    expect(attempts[0]!.tried).toMatch(/^python3 -m pip download wasmtime==45\.0\.0 .*--no-deps/);
  });

  describe.skipIf(process.platform === 'win32')('with a pip of the test', () => {
    function pip(name: string, script: string): void {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
      vi.stubEnv('PATH', `${folder}${delimiter}/nowhere`);
    }

    test('tells what pip said when it failed', async () => {
      pip('python3', 'echo "No module named pip" >&2; exit 1');
      expect(await fromWheel(build, attempts)).toBeUndefined();
      expect(attempts[0]!.outcome).toBe('it failed with code 1: No module named pip');
    });

    test('never takes another library', async () => {
      writeFileSync(join(folder, 'other.whl'), zipSync({ [build.wheelFile]: library }));
      pip(
        'pip',
        `for last; do :; done; /bin/cp ${join(folder, 'other.whl')} "$last/wasmtime-45.0.0-any.whl"`,
      );
      expect(await fromWheel(build, attempts)).toBeUndefined();
      expect(attempts.at(-1)!.tried).toMatch(/^pip download/);
      expect(attempts.at(-1)!.outcome).toMatch(/^another file: 9 bytes with the SHA-256 [0-9a-f]{64}$/);
    });

    test('tells a pip that fetches nothing, or no archive', async () => {
      pip('pip3', 'exit 0');
      pip('pip', 'for last; do :; done; echo torn > "$last/wasmtime-45.0.0-any.whl"');
      expect(await fromWheel(build, attempts)).toBeUndefined();
      expect(attempts.map(({ outcome }) => outcome).slice(2)).toEqual([
        'pip fetched no wheel',
        'invalid zip data',
      ]);
    });
  });
});
