// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs that run outside the tests, by the name of their file in `dist`. */
const PROGRAMS = {
  cli: 'electron/cli/main.ts',
  runner: 'electron/runner/process.ts',
  'contract-worker': 'electron/services/contract/worker.ts',
  'reference-worker': 'electron/services/replay/reference-worker.ts',
  'states-worker': 'electron/services/replay/states-worker.ts',
  setup: 'build/setup/setup.ts',
  start: 'build/start.ts',
  test: 'build/test.ts',
  bench: 'build/bench/bench.ts',
  demo: 'build/demo/main.ts',
};

/**
 * Bundles the TypeScript programs into `dist`, unless what lies there was made from the very same sources. Plain
 * JavaScript, since it runs before anything that could read TypeScript.
 * @param {string} root the checkout
 * @returns {Promise<boolean>} whether it had to be done
 */
export async function bundle(root) {
  const stamp = sourceStamp(root);
  const stampFile = join(root, 'dist/stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const { build } = await import('rolldown');
  const fresh = join(root, `dist.${process.pid}.tmp`);
  await build({
    input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(root, path)])),
    platform: 'node',
    // Packages stay in node_modules: koffi finds its binary beside itself, and start-up stays fast.
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(id),
    output: { dir: fresh, format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
  writeFileSync(join(fresh, 'stamp'), stamp);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(fresh, join(root, 'dist'));
  return true;
}

/**
 * Names, sizes and times of every source: far cheaper to take than their content, and it changes with each edit.
 * @param {string} root
 */
function sourceStamp(root) {
  const hash = createHash('sha256');
  for (const folder of ['build', 'electron', 'shared', 'package-lock.json']) visit(join(root, folder));
  return hash.digest('hex');

  /** @param {string} path */
  function visit(path) {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!path.endsWith('.test.ts')) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
}
