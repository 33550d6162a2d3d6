import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../../build/paths.ts';
import { tallyPlaywright, tallyVitest } from './tally.ts';
import type { Tally } from './tally.ts';

/** One command of the test run. */
export interface Step {
  name: string;
  /** A JavaScript or TypeScript file for Node, and its arguments. */
  command: string[];
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Name of the step that must succeed before this one. */
  needs?: string;
  /** Path of the runner's JSON report, and how to count it; a step without one is a single check. */
  report?: { file: string; tally: (report: unknown) => Tally };
}

/** The script of a package's command, which Node can run on any system without a shell. */
export function binOf(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { bin } = manifest as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`O pacote ${packageName} não tem o comando ${command}.`);
  return join(folder, file);
}

/** A command of the project. */
export const script = (name: string) => join(ROOT, 'scripts', name);
const reportFile = (name: string) => join(CACHE, 'test', `${name}.json`);

function vitestStep(name: string, ...options: string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`];
  return {
    name,
    command: [binOf('vitest'), 'run', ...reporters, ...options],
    report: { file: reportFile(name), tally: tallyVitest },
  };
}

/**
 * The steps of a test run: lists that run in parallel, each in sequence. The browser tests run after all of
 * them, because they are sensitive to load.
 */
export function testPlan(): { sideBySide: Step[][]; afterwards: Step[] } {
  const vitest = vitestStep('vitest');
  const site = { ...vitestStep('site', '--config=tests/site/vitest.config.ts'), needs: 'build' };
  const playwright: Step = {
    name: 'playwright',
    command: [binOf('playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright') },
    needs: 'build',
    report: { file: reportFile('playwright'), tally: tallyPlaywright },
  };
  const checks: Step[] = [
    { name: 'tsc', command: [binOf('typescript', 'tsc'), '--noEmit'] },
    { name: 'oxlint', command: [binOf('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'oxfmt', command: [binOf('oxfmt'), '--check'] },
    { name: 'knip', command: [binOf('knip')] },
    { name: 'build', command: [script('build.ts'), '--if-stale'] },
    site,
    { name: 'size', command: [binOf('size-limit')], needs: 'build' },
  ];
  return { sideBySide: [checks, [vitest]], afterwards: [playwright] };
}

/**
 * Selects the requested steps.
 *
 * @param only names of steps; none means all
 * @throws Error naming the steps there are, when one of them is unknown
 */
export function selectSteps(steps: Step[], only: string[], known: string[]): Step[] {
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`Não há a etapa "${unknown}". As etapas: ${known.join(', ')}.`);
  }
  return only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name));
}
