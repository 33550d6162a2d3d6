import { defineConfig } from 'vitest/config';
import { schemasPlugin } from './scripts/vite/schemas-plugin.ts';

/**
 * Unit and whole-catalogue tests, all in Node. It stands apart from vite.config.ts so that a test run does
 * not start the site's plugins; a suite that needs one of them names it in `plugins` here.
 */
export default defineConfig({
  plugins: [schemasPlugin()],
  test: {
    include: ['{src,calculators,schemas,scripts,supabase,tests}/**/*.test.{ts,tsx}'],
    // What needs a browser, or a build, runs after it.
    exclude: ['tests/browser/**', 'tests/site/**', '**/node_modules/**'],
    environment: 'node',
    globals: false,
    maxWorkers: 2,
    // Some suites start a database or the linter, on a machine that builds the site at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
