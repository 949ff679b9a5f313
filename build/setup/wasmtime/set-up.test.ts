import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runnerPlaces } from '../../../electron/runner/testing.ts';
import { libraryPathIn, WASMTIME_VERSION } from '../../../electron/runner/wasmtime/release.ts';
import { VARIABLE } from './from-variable.ts';

import { buildFor, thisMachine } from './platform.ts';
import { type Source, setUpWasmtime } from './set-up.ts';

const build = buildFor(thisMachine());
const licence = new TextEncoder().encode('a licence');

describe('setting up wasmtime', () => {
  let root: string;
  let lines: string[];
  const log = (line: string): void => void lines.push(line);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'set-up-'));
    lines = [];
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  /** A source that has the library of this checkout. */
  async function having(): Promise<Source> {
    const bytes = readFileSync((await runnerPlaces()).library);
    vi.stubEnv(VARIABLE, '');
    return async () => ({ bytes, licence });
  }
  const failing: Source = async (_, attempts) => {
    attempts.push({ tried: 'an address', outcome: 'no such host' });
    return undefined;
  };
  const never: Source = () => Promise.reject(new Error('this source is not to be asked'));

  test('takes it from the first source that has it, with its licence, and says so', async () => {
    const source = await having();
    const path = await setUpWasmtime(root, log, [failing, source, never]);
    expect(path).toBe(libraryPathIn(root, build.name, build));
    expect(readFileSync(join(dirname(path), 'LICENSE'), 'utf8')).toBe('a licence');
    expect(readdirSync(dirname(path)).sort()).toEqual(['LICENSE', build.file]);
    expect(lines.at(-1)).toContain(path);
  });

  test('is silent and asks nobody when it is there', async () => {
    const path = await setUpWasmtime(root, log, [await having()]);
    lines = [];
    expect(await setUpWasmtime(root, log, [never])).toBe(path);
    expect(lines).toEqual([]);
  });

  test('replaces a torn copy', async () => {
    const source = await having();
    const path = libraryPathIn(root, build.name, build);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'torn');
    await setUpWasmtime(root, log, [source]);
    expect(readFileSync(path).length).toBe(build.bytes);
    expect(lines[0]).toContain('another file: 4 bytes');
  });

  test('tells where it cannot be kept', async () => {
    const source = await having();
    writeFileSync(join(root, WASMTIME_VERSION), 'a file in the way');
    await expect(setUpWasmtime(root, log, [source])).rejects.toMatchObject({
      code: 'wasmtime-keep',
      facts: { path: libraryPathIn(root, build.name, build) },
    });
  });

  test('two at the same time do no harm', async () => {
    const source = await having();
    const paths = await Promise.all([1, 2].map(() => setUpWasmtime(root, log, [source])));
    expect(new Set(paths).size).toBe(1);
    expect(await setUpWasmtime(root, log, [never])).toBe(paths[0]);
  });

  test('tells all that was tried, and how to help', async () => {
    vi.stubEnv(VARIABLE, '');
    const path = libraryPathIn(root, build.name, build);
    await expect(setUpWasmtime(root, log, [failing, failing])).rejects.toMatchObject({
      code: 'wasmtime-missing',
      facts: {
        tried: `${path}: no file\nan address: no such host\nan address: no such host`,
        path,
        variable: VARIABLE,
        sha256: build.sha256,
      },
      message: expect.stringContaining(`place the library at ${path}, or set ${VARIABLE}`),
    });
    expect(existsSync(path)).toBe(false);
  });

  test('uses the file that the variable names', async () => {
    const { library } = await runnerPlaces();
    vi.stubEnv(VARIABLE, library);
    expect(await setUpWasmtime(root, log, [never])).toBe(library);
    expect(readdirSync(root)).toEqual([]);
  });

  test('refuses another file than the right one in the variable', async () => {
    const path = join(root, 'other.so');
    writeFileSync(path, 'other');
    vi.stubEnv(VARIABLE, path);
    await expect(setUpWasmtime(root, log, [never])).rejects.toMatchObject({
      code: 'wasmtime-variable',
      message: expect.stringContaining('another file: 5 bytes with the SHA-256'),
      facts: { tried: path, sha256: build.sha256 },
    });
  });

  test('refuses a variable that names nothing', async () => {
    vi.stubEnv(VARIABLE, join(root, 'absent.so'));
    await expect(setUpWasmtime(root, log, [never])).rejects.toMatchObject({
      code: 'wasmtime-variable',
      message: expect.stringContaining('ENOENT'),
    });
  });
});
