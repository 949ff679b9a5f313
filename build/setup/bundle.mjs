// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './stamp.mjs';

/** Programs that are shipped, by the name of their file in `dist`. */
export const SHIPPED_PROGRAMS = {
  cli: 'electron/cli/main.ts',
  runner: 'electron/runner/process.ts',
  'contract-worker': 'electron/services/contract/worker.ts',
  'reference-worker': 'electron/services/replay/reference-worker.ts',
  'states-worker': 'electron/services/replay/states-worker.ts',
  'diagnosis-worker': 'electron/services/divergence/diagnosis-worker.ts',
  'validation-worker': 'electron/services/cases/validation-worker.ts',
  desktop: 'electron/main/main.ts',
  'desktop-services': 'electron/main/services-process.ts',
};

/** Programs of a checkout alone. */
const CHECKOUT_PROGRAMS = {
  setup: 'build/setup/setup.ts',
  start: 'build/start.ts',
  'grade-demo': 'build/grade-demo.ts',
  test: 'build/test.ts',
  bench: 'build/bench/bench.ts',
  pictures: 'build/pictures/pictures.ts',
  demo: 'build/demo/main.ts',
  package: 'build/package/package.ts',
};

/** A sandboxed page's preload script must be one file of CommonJS. */
export const PRELOAD = 'electron/main/preload.ts';

const PROGRAM_SOURCES = ['build', 'electron', 'shared', 'package-lock.json'];
const PAGE_SOURCES = [
  'renderer',
  'shared',
  'build/config/vite.config.ts',
  'build/setup/bundle.mjs',
  'build/setup/licences.mjs',
  'assets/licences',
  'electron/runner/wasmtime/release.ts',
  'package-lock.json',
];

/**
 * Bundles the TypeScript programs and the page into `dist`, unless what lies there was made from the very same sources.
 * Plain JavaScript, since it runs before anything that could read TypeScript.
 * @param {string} root the checkout
 * @returns {Promise<void>}
 */
export async function bundle(root) {
  const dist = join(root, 'dist');
  const programs = stampOf(root, PROGRAM_SOURCES);
  const page = stampOf(root, PAGE_SOURCES);
  const pageIsStale = !isStamp(join(dist, 'page.stamp'), page);
  if (!pageIsStale && isStamp(join(dist, 'stamp'), programs)) return;
  const fresh = join(root, `dist.${process.pid}.tmp`);
  try {
    await bundlePrograms(root, fresh);
    if (pageIsStale) bundlePage(root, join(fresh, 'page'));
    // Copied, since another process may be serving or bundling from there.
    else cpSync(join(dist, 'page'), join(fresh, 'page'), { recursive: true });
    writeFileSync(join(fresh, 'page.stamp'), page);
    writeFileSync(join(fresh, 'stamp'), programs);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {string} stamp
 */
function isStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function bundlePrograms(root, folder) {
  const { build } = await import('rolldown');
  const programs = Object.entries({ ...SHIPPED_PROGRAMS, ...CHECKOUT_PROGRAMS });
  await build({
    input: Object.fromEntries(programs.map(([name, path]) => [name, join(root, path)])),
    platform: 'node',
    // Packages stay in node_modules: koffi finds its binary beside itself, and start-up stays fast.
    external: isPackage,
    output: { dir: folder, format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
    logLevel: 'warn',
  });
  await build({
    input: join(root, PRELOAD),
    platform: 'node',
    external: isPackage,
    output: { file: join(folder, 'preload.cjs'), format: 'cjs' },
    logLevel: 'warn',
  });
}

/**
 * In a process of its own, since the tests' environment would make React's development build of it.
 * @param {string} root
 * @param {string} folder
 */
function bundlePage(root, folder) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'build/config/vite.config.ts');
  const { status, error } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    },
  );
  if (status !== 0)
    throw new Error(`the page cannot be built (${error ? error.message : `exit code ${status}`})`);
}

/** @param {string} id */
function isPackage(id) {
  return !id.startsWith('.') && !id.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(id);
}
