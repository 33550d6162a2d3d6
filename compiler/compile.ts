/**
 * Compiles the definitions in `calculators/` to files: a module and a JSON file for each calculator, the catalogue, the
 * search index, and the validators of the site's own forms. Commands that use these files call `compile()` first, which
 * only reads the sources if nothing has changed.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { todayInBrazil } from '../src/calendar/today.ts';
import type { FileFault } from './assessment.ts';
import { CALCULATORS } from './load.ts';
import { OUTPUT, readOutput, writeOutput } from './output.ts';
import { slashed } from './slashed.ts';

/** Files on which a compilation depends, including those whose existence it checks. */
const SOURCES = [
  '{calculators,compiler,schemas}/**/*',
  'src/**/*.{ts,tsx,md,json}',
  'scripts/lint/**/*.ts',
  'public/**/*',
  'package-lock.json',
];

export interface Compilation {
  /** Faults of definitions. A definition that is too faulty for a page has no compiled files. */
  readonly faults: readonly FileFault[];
  /** Compiled files whose content has changed. */
  readonly changed: readonly string[];
}

/** Record of the last compilation. */
interface Stamp {
  /** Digest of the sources. */
  readonly digest: string;
  readonly faults: readonly FileFault[];
}

const stampFile = (output: string) => join(output, 'stamp.json');

/** Lists the files that match patterns, without tests, sorted, as absolute paths. */
export function sourceFiles(project: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Calculates a digest of all sources and the current date, which affects the checks of tables and sources.
 *
 * @param project folder of the project
 */
export function digestOf(project: string): string {
  const hash = createHash('sha256').update(todayInBrazil(new Date()));
  for (const file of sourceFiles(project, SOURCES)) {
    hash.update(slashed(file.slice(project.length)));
    // Hash only the names of public files, because articles only link to them.
    if (!file.startsWith(join(project, 'public'))) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Reads the faults of the last compilation, if its sources had this digest. */
export function knownFaults(digest: string, output: string): readonly FileFault[] | undefined {
  try {
    const stamp = readOutput(stampFile(output)) as Stamp;
    return stamp.digest === digest ? stamp.faults : undefined;
  } catch {
    return undefined;
  }
}

/** Marks a compilation as finished. */
export function writeStamp(stamp: Stamp, output: string): void {
  writeOutput(stampFile(output), JSON.stringify(stamp));
}

/** Formats faults for the author. */
export function describeFaults(faults: readonly FileFault[]): string {
  return faults
    .map(({ file, place, problem, remedy }) => `${file} › ${place}\n  ${problem}\n  → ${remedy}`)
    .join('\n');
}

/**
 * Compiles the definitions that have changed.
 *
 * @param root folder of the calculators
 * @param output folder of the compiled files
 * @throws Error if the compiler itself cannot be loaded
 */
export async function compile(root: string = CALCULATORS, output: string = OUTPUT): Promise<Compilation> {
  const faults = knownFaults(digestOf(dirname(root)), output);
  if (faults) return { faults, changed: [] };
  // Load the bundler and the Markdown parser only if there is something to compile, because that takes time.
  const { Compiler } = await import('./compiler.ts');
  const compiler = new Compiler(root, output);
  try {
    return await compiler.compile();
  } finally {
    compiler.close();
  }
}
