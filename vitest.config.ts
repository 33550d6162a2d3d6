import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a browser or a build run after it. */
const LATER = [...configDefaults.exclude, 'tests/browser/**', 'tests/firefox/**', 'tests/site/**'];
/** Tests that replace globals or modules run in isolation. */
const ALONE = '**/*.alone.test.{ts,tsx}';

/** Unit and whole-catalogue tests, all in Node, without the site's Vite plugins. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/compile-first.ts',
    globals: false,
    maxWorkers: 2,
    // Some suites start a database or the linter on a machine that builds the site at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,calculators,compiler,build,schemas,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: [...LATER, ALONE],
          // One process loads each module once for all its files, which restore everything that they change.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], exclude: LATER } },
    ],
  },
});
