import { defineConfig } from 'vitest/config';
import { ROOT } from '../../build/paths.ts';

/** Runs the smoke test of the built site in Firefox. */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    globalSetup: ['tests/site/fresh-build.ts'],
    environment: 'node',
    globals: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    passWithNoTests: false,
    allowOnly: false,
  },
});
