import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../compiler/compile.ts';
import { slashed } from '../compiler/slashed.ts';

type Environment = Record<string, string | undefined>;

const INPUTS = [
  '{src,calculators,compiler,build,schemas,public,scripts,server/api,server/settings,server/site,supabase}/**/*',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.env*',
];

function publicVariables(env: Environment): [string, string][] {
  return Object.entries(env)
    .filter((entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Hashes the inputs of a build: sources without tests, configuration, lockfile, public variables and mode.
 *
 * @param root folder of the project
 * @param env environment, only whose `VITE_` variables count
 * @param mode Vite's mode
 */
export function hashInputs(root: string, env: Environment, mode: string): string {
  const hash = createHash('sha256').update(JSON.stringify([mode, publicVariables(env)]));
  for (const file of sourceFiles(root, INPUTS)) {
    const name = slashed(file.slice(root.length));
    const content = readFileSync(file);
    hash.update(`\n${name} ${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex');
}

const STAMP_FILE = 'calculario-build.json';
const stampPath = (folder: string) => join(folder, STAMP_FILE);

interface Stamp {
  readonly inputs: string;
  /** Variables from the administrators' settings. */
  readonly settings: Environment;
}

/** Reads the stamp of the last finished build; null if it is missing or unreadable. */
export function readStamp(folder: string): Stamp | null {
  try {
    const stamp = JSON.parse(readFileSync(stampPath(folder), 'utf8')) as Partial<Stamp> | null;
    return stamp?.inputs ? { inputs: stamp.inputs, settings: stamp.settings ?? {} } : null;
  } catch {
    return null;
  }
}

/** Marks a build as finished. */
export function writeStamp(folder: string, stamp: Stamp): void {
  writeFileSync(stampPath(folder), JSON.stringify(stamp));
}

/** Removes the stamp, so that the built site is invalid until the next build finishes. */
export function removeStamp(folder: string): void {
  rmSync(stampPath(folder), { force: true });
}
