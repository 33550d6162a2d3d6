import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a build, which have their own configurations. */
const EXCLUDED = [...configDefaults.exclude, 'tests/browser/**', 'tests/firefox/**', 'tests/site/**'];
/** Tests that replace globals or modules, and must run in isolation. */
const ALONE = '**/*.alone.test.{ts,tsx}';

/** Runs unit tests and tests of the catalogue in Node, without the Vite plugins of the site. */
export default defineConfig({
  // Let `--changed` read the graph: it counts a module that does not load, like an article, as changed.
  assetsInclude: '**/*.md',
  test: {
    environment: 'node',
    globalSetup: 'tests/compile-first.ts',
    globals: false,
    maxWorkers: 2,
    // Allow much time, because some suites start a database or the linter while the site is being built.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Hash passwords with the least work: with the default, each sign-in takes 0.1 seconds of CPU time.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,calculators,compiler,build,schemas,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ALONE],
          // Share modules between test files, which must restore everything that they change.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], exclude: EXCLUDED } },
    ],
  },
});
