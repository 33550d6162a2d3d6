/** The calculators' own modules in files, for builds of some of them at a time. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleOwn, IN_BROWSER, type BundledModule } from '../vite/own-bundle.ts';
import { allImports, importsOf, type Imports } from '../vite/surface.ts';
import { handDown, handedDown } from './handed-down.ts';
import { HANDED_DOWN } from './paths.ts';

const BUNDLES = join(HANDED_DOWN, 'calculadoras');
const USED = join(BUNDLES, 'imports');
const fileOf = (owner: string) => join(BUNDLES, owner);

/** What asks for them, and is no part of the site. */
export const AHEAD = 'virtual:ahead';

/** Reads a calculator's modules. */
export async function bundledAhead(owner: string): Promise<readonly BundledModule[]> {
  return (await handedDown(fileOf(owner))) as BundledModule[];
}

/** Reads what all of them use of the rest of the site. */
export async function usedByCalculators(): Promise<Imports> {
  return (await handedDown(USED)) as Imports;
}

function usedBy(bundle: readonly BundledModule[]): Imports {
  const sources = new Set(bundle.flatMap(({ id, source }) => [id, source]));
  return allImports(bundle.map(({ code }) => importsOf(code, (source) => sources.has(source))));
}

/** The plugin of a build of nothing else, which writes both. */
export function bundleAhead(owners: readonly string[]): Plugin {
  let plugins: readonly Plugin[] = [];
  return {
    name: 'calculario:ahead',
    configResolved(config) {
      ({ plugins } = config);
    },
    resolveId: (id) => (id === AHEAD ? `\0${AHEAD}` : undefined),
    async load(id) {
      if (id !== `\0${AHEAD}`) return undefined;
      const write = async (owner: string) => {
        const bundle = await bundleOwn(this, plugins, owner, IN_BROWSER);
        await mkdir(dirname(fileOf(owner)), { recursive: true });
        await handDown(fileOf(owner), bundle);
        return usedBy(bundle);
      };
      await handDown(USED, allImports(await Promise.all(owners.map(write))));
      return { code: '', moduleType: 'js' };
    },
  };
}
