import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'build/testing/global-setup.ts',
    root: new URL('../..', import.meta.url).pathname,
    include: ['{build,electron,renderer,shared}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
