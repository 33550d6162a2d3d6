/** Where the browser's build wrote the module of each calculator. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { CACHE } from '../build/paths.ts';
import { CALCULATOR } from './calculator-module.ts';

const FILE = join(CACHE, 'calculator-chunks.json');

/** What prerendered pages are told of the browser's build. */
export interface BrowserBuild {
  /** Changes with any script. */
  readonly build: string;
  /** Addresses of modules, by the calculators' ids. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Notes down the chunks of a build. */
export function writeBrowserBuild(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const own = `\0${CALCULATOR}`;
  const modules = Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId?.startsWith(own) ? [[facadeModuleId.slice(own.length), `/${fileName}`]] : [],
    ),
  );
  const names = chunks.map(({ fileName }) => fileName).toSorted();
  const build = createHash('sha256').update(names.join()).digest('hex').slice(0, 8);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ build, modules } satisfies BrowserBuild));
}

/** The last build's. */
export function readBrowserBuild(): BrowserBuild {
  return JSON.parse(readFileSync(FILE, 'utf8')) as BrowserBuild;
}
