import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'build/testing/global-setup.ts',
    root: new URL('../..', import.meta.url).pathname,
    include: ['{build,electron,renderer,shared}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Programs under test keep nothing among the files of whoever runs the tests.
    env: { LATTICE_REPLAY_DATA: mkdtempSync(join(tmpdir(), 'lattice-replay-data-')) },
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
