import { defineConfig } from 'vitest/config';
import { ROOT } from '../../build/paths.ts';

/** Runs the tests of the built site, separately from the others because they need an up-to-date build. */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/site/**/*.test.ts'],
    globalSetup: ['tests/site/fresh-build.ts'],
    environment: 'node',
    globals: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
