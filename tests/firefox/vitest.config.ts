import { defineConfig } from 'vitest/config';
import { ROOT } from '../../build/paths.ts';

/** A smoke test of the built site in Firefox, if the machine has one. */
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
