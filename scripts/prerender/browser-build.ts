/** What prerendered pages are told of the browser's half of the build. */
import { createHash } from 'node:crypto';
import type { Chunk } from '../build/client-chunks.ts';
import { CALCULATOR } from '../vite/calculator-module.ts';

/** Names of files in the browser's half. */
export interface BrowserBuild {
  /** Changes with any script. */
  readonly build: string;
  /** Addresses of modules, by the calculators' ids. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Reads them off the chunks. */
export function browserBuild(chunks: readonly Chunk[]): BrowserBuild {
  const own = `\0${CALCULATOR}`;
  const modules = new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId?.startsWith(own) ? [[facadeModuleId.slice(own.length), `/${fileName}`] as const] : [],
    ),
  );
  const names = chunks.map(({ fileName }) => fileName).toSorted();
  return { build: createHash('sha256').update(names.join()).digest('hex').slice(0, 8), modules };
}
