/**
 * Compiles the definitions below `calculators/` to files: a module and a JSON file for each calculator, the catalogue,
 * the search index, and the validators of the site's own forms. Commands that use these files call `compile()` first,
 * which without changes only reads the sources.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { todayInBrazil } from '../src/calendar/today.ts';
import type { FileFault } from './assessment.ts';
import { CALCULATORS } from './load.ts';
import { OUTPUT, readOutput, writeOutput } from './output.ts';

/** Files that a compilation may read or test for existence, without tests. */
const SOURCES = [
  '{calculators,compiler,schemas}/**/*',
  'src/**/*.{ts,tsx,md,json}',
  'scripts/{blog,lint}/**/*.ts',
  'public/**/*',
  'package-lock.json',
];

export interface Compilation {
  /** Faults of definitions; a definition too faulty for a page has no files. */
  readonly faults: readonly FileFault[];
  /** Files whose content has changed. */
  readonly changed: readonly string[];
}

/** Record of the last compilation. */
interface Stamp {
  /** Digest of the sources that it read. */
  readonly digest: string;
  readonly faults: readonly FileFault[];
}

const stampFile = (output: string) => join(output, 'stamp.json');

/**
 * A digest of all sources and of the day, which decides if tables and sources are stale.
 *
 * @param project folder of the project.
 */
export function digestOf(project: string): string {
  const hash = createHash('sha256').update(todayInBrazil(new Date()));
  const files = globSync(SOURCES, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash.update(file.slice(project.length).split(sep).join('/'));
    // Articles only link to public files, so that the names matter and not the contents.
    if (!file.startsWith(join(project, 'public'))) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The faults found by the last compilation, if its sources had this digest. */
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

/** Faults as text for the author. */
export function describeFaults(faults: readonly FileFault[]): string {
  return faults
    .map(({ file, place, problem, remedy }) => `${file} › ${place}\n  ${problem}\n  → ${remedy}`)
    .join('\n');
}

/**
 * Compiles the definitions that have changed.
 *
 * @param root folder of the calculators.
 * @param output folder of the compiled files.
 * @throws Error if the compiler itself does not load.
 */
export async function compile(root: string = CALCULATORS, output: string = OUTPUT): Promise<Compilation> {
  const faults = knownFaults(digestOf(dirname(root)), output);
  if (faults) return { faults, changed: [] };
  // Loading the bundler and the Markdown parser takes time, which commands without work to do save.
  const { Compiler } = await import('./compiler.ts');
  const compiler = new Compiler(root, output);
  try {
    return await compiler.compile();
  } finally {
    compiler.close();
  }
}
