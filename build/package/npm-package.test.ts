import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/case-folder.ts';
import { packageForNpm } from './npm-package.ts';
import { bytesOf, overBudget, sizeTable } from './sizes.ts';
import { runShipped, strangersEnvironment } from './testing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const away = temporaryFolder();
/** An empty folder in which the tarball is installed. */
const folder = join(away, 'empty');
const installed = join(folder, 'node_modules/lattice-replay');
const surroundings = { folder, env: strangersEnvironment(join(away, 'data')) };
let tarball: string;

const run = (...args: string[]) => runShipped(join(installed, 'dist/start.js'), args, surroundings);

beforeAll(async () => {
  ({ tarball } = await packageForNpm(ROOT, join(away, 'made')));
  mkdirSync(folder);
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball);
});
afterAll(() => rmSync(away, { recursive: true, force: true }));

function npm(...args: string[]): string {
  const isWindows = process.platform === 'win32';
  // Said outright, since npm looks upwards for a folder that has been installed into before.
  return execFileSync(isWindows ? 'npm.cmd' : 'npm', ['--prefix', folder, ...args], {
    cwd: folder,
    env: surroundings.env,
    encoding: 'utf8',
    shell: isWindows,
  });
}

it('is installed in an empty folder with koffi alone beside it, and tells its version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(npm('exec', '--no', '--', 'lattice-replay', '--version').trim()).toBe(version);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const others = Object.keys(packages).filter((path) => path !== '' && !path.includes('@koromix/'));
  expect(others).toEqual(['node_modules/koffi', 'node_modules/lattice-replay']);
  const sizes = { tarball: bytesOf(tarball) };
  console.log(sizeTable(sizes));
  expect(overBudget(sizes)).toEqual([]);
});

it('grades the smoke cases of its demo', async () => {
  const demo = join(installed, 'lattice-demo');
  const engine = join(demo, 'engines/lanes.wasm');
  const { code, stdout } = await run('grade', join(demo, 'case'), engine, '--only', 'smoke/*', '--json');
  expect(code).toBe(0);
  const { cases } = JSON.parse(stdout).performance;
  expect(cases.length).toBeGreaterThan(5);
  expect(cases.every(({ correct }: { correct: boolean }) => correct)).toBe(true);
});

it('opens the page where nothing is asked, and says where it is', async () => {
  const started = spawn(process.execPath, [join(installed, 'dist/start.js')], {
    cwd: folder,
    // Where there is no display, no browser is started.
    env: { ...surroundings.env, DISPLAY: '', WAYLAND_DISPLAY: '', SSH_CONNECTION: 'yes' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = await once(started.stdout.setEncoding('utf8'), 'data');
  started.kill('SIGINT');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=/);
  expect(await once(started, 'exit')).toEqual([130, null]);
});

it('says first that it fetches the library where it holds none, and what to do when that fails', async () => {
  rmSync(join(installed, 'wasmtime'), { recursive: true });
  // No program can be found, so nothing is fetched by pip; no name can be looked up either.
  const env = {
    ...surroundings.env,
    PATH: '/nowhere',
    HTTPS_PROXY: '',
    NODE_OPTIONS: `--import=${noNetwork}`,
  };
  const ended = await runShipped(join(installed, 'dist/start.js'), ['serve'], { folder, env });
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(/^This package holds wasmtime's library for another machine/);
  expect(ended.stderr).toContain(join(away, 'data/wasmtime/45.0.0'));
  expect(existsSync(join(away, 'data/wasmtime'))).toBe(false);
  expect((await run('--version')).code).toBe(0);
});

/** A module that takes the network away from a Node that starts with it. */
const noNetwork = `data:text/javascript,${encodeURIComponent(
  "globalThis.fetch = () => Promise.reject(new Error('there is no network'));",
)}`;
