// @ts-check
/**
 * `node build/run.mjs NAME ARGS…` runs one of the project's programs from a checkout, however fresh: it installs the
 * packages, bundles the TypeScript, sets up wasmtime and the demo engines, and only then starts the program. What is
 * there already costs a few milliseconds. All of its own output goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './setup/bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);

try {
  installPackages();
  await bundle(root);
  const { setUp } = await import(pathToFileURL(join(root, 'dist/setup.js')).href);
  await setUp(root, say);
} catch (error) {
  say(`set-up failed: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}
process.argv = [process.argv[0] ?? 'node', join(root, `dist/${name}.js`), ...args];
await import(pathToFileURL(join(root, `dist/${name}.js`)).href);

/** Brings `node_modules` to what the lock file says; npm leaves a copy of it there, which tells whether it has been. */
function installPackages() {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.lattice-replay-lock');
  const wanted = readFileSync(lock, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { status, error } = spawnSync(npm, flags, {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const why = error ? error.message : `exit code ${status}`;
    throw new Error(`npm ci failed (${why}); see its output above. By hand: run 'npm ci' in ${root}`);
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}
