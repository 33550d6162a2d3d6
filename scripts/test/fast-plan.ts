/** The quick check of what changed: which steps it takes. */
import type { Step } from './steps.ts';
import { binOf, script } from './steps.ts';

/** Folders whose tests stand beside the modules, take half a minute at most in all, and are found by what they import. */
const UNIT_TESTED = ['src', 'calculators', 'compiler', 'schemas'];

/** Scripts and the backend take their tests from the folder of what changed: `server/site`. */
const FOLDER = /^(?:scripts|server)\/[^/]+(?=\/)/;
const CARD = /^calculators\/([\w-]+\/[\w-]+)(?:\.ts|\.md|\/.+)$/;
const TEST = /^(?:src|calculators|compiler|schemas|scripts|server|tests)\/.*\.test\.tsx?$/;
const AFTER_THE_BUILD = /^tests\/(?:browser|site)\//;

/**
 * The calculators whose card, article or folder changed.
 *
 * @param ids of all calculators; what changed elsewhere below `calculators/` belongs to none.
 */
export function changedCards(changed: readonly string[], ids: readonly string[]): string[] {
  const found = changed.flatMap((file) => CARD.exec(file)?.[1] ?? []);
  return [...new Set(found)].filter((id) => ids.includes(id));
}

function vitest(name: string, ...args: string[]): Step {
  return { name, command: [binOf('vitest'), 'run', '--passWithNoTests', ...args] };
}

/**
 * Steps to run side by side: types, linter and format; the tests of what changed.
 *
 * @param changed files that are there, relative to the project, with slashes.
 * @param since the commit that they are compared with.
 * @param ids of all calculators.
 */
export function fastPlan(changed: readonly string[], since: string, ids: readonly string[]): Step[][] {
  const sources = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const cards = changedCards(changed, ids);
  const folders = [...new Set(changed.flatMap((file) => FOLDER.exec(file)?.[0] ?? []))];
  const tests = changed.filter(
    (file) =>
      TEST.test(file) && !AFTER_THE_BUILD.test(file) && !folders.some((folder) => file.startsWith(folder)),
  );
  const statics: Step[] = [
    { name: 'tsc', command: [binOf('typescript', 'tsc'), '--noEmit'] },
    ...(sources.length === 0
      ? []
      : [{ name: 'oxlint', command: [binOf('oxlint'), '--type-aware', '--deny-warnings', ...sources] }]),
    { name: 'oxfmt', command: [binOf('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...changed] },
  ];
  const tested: Step[] = [
    vitest('vitest', `--changed=${since}`, ...UNIT_TESTED, ...folders, ...tests),
    ...(cards.length === 0
      ? []
      : [
          { name: 'check', command: [script('check.ts'), ...cards] },
          vitest('calculadoras', 'tests/catalogue', '-t', cards.join('|')),
        ]),
  ];
  return [statics, tested];
}
