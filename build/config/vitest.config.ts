import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = '{build,electron,renderer,shared}/**/*.test.ts';

/** Tests that replace modules, or alter the environment of their process. */
const APART = [
  '{build/package,build/setup,electron/cli/front,electron/main,electron/services/places}/**/*.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: 'build/testing/global-setup.ts',
    root: new URL('../..', import.meta.url).pathname,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Where nobody can run a test again by hand: one that came too late on a busy machine is told, and tried once more.
    retry: process.env.CI === undefined ? 0 : 1,
    // As long as the wait for anything else in a page; a machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    // Programs under test keep nothing among the files of whoever runs the tests.
    env: { LATTICE_REPLAY_DATA: mkdtempSync(join(tmpdir(), 'lattice-replay-data-')) },
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      // One after the other in the same processes: nothing of ours is kept in a module, and most are shorter than a start.
      { extends: true, test: { name: 'together', include: [TESTS], exclude: APART, isolate: false } },
    ],
  },
});
