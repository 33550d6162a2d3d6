/** The half of the site for the browser, whole or in shares. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import type { BrowserHalf } from '../prerender.ts';
import { calculatorsPlugin } from '../vite/calculators-plugin.ts';
import { modulesIn, ownBundles } from '../vite/own-bundles.ts';
import { keepSurface } from '../vite/surface.ts';
import { AHEAD, bundleAhead, bundledAhead, usedByCalculators } from './ahead.ts';
import { joinShares, type Share } from './browser-shares.ts';
import type { Chunk } from './client-chunks.ts';
import { handDown, handedDown } from './handed-down.ts';
import { HANDED_DOWN } from './paths.ts';
import { knownDefinitions, siteConfig } from './site-config.ts';

/** How the files begin in which the shares are handed down. */
const BROWSER_HALF = 'browser-half-';

/** Bundles what every calculator has for itself, for the shares of the browser's half. */
export async function bundleForShares(mode: string): Promise<void> {
  const known = await knownDefinitions();
  const owners = known.parts.map(({ id }) => id);
  await build(
    mergeConfig(await siteConfig(mode, [calculatorsPlugin(known, [])]), {
      plugins: [bundleAhead(owners)],
      build: { write: false, rolldownOptions: { input: AHEAD } },
    }),
  );
}

/** The configuration of a share of the browser's half; the first begins the folder. */
async function shareConfig(mode: string, { from, to }: Share): Promise<InlineConfig> {
  const known = await knownDefinitions();
  const owners = known.parts.map(({ id }) => id);
  if (to - from === owners.length) return siteConfig(mode, [calculatorsPlugin(known)]);
  const replaced = [calculatorsPlugin(known, owners.slice(from, to)), ownBundles({ ahead: bundledAhead })];
  const config = await siteConfig(mode, replaced);
  const plugins = [keepSurface(await usedByCalculators()), ...(config.plugins ?? [])];
  return mergeConfig(
    { ...config, plugins },
    {
      build: { emptyOutDir: from === 0, copyPublicDir: from === 0 },
    },
  );
}

/** Builds a share of the half for the browser. Of its chunks only what is asked for is handed down, not their code. */
export async function buildClient(mode: string, share: Share): Promise<void> {
  const config = await shareConfig(mode, share);
  const built = [await build(config)].flat();
  const madeOf = modulesIn(config.plugins);
  const files = built.flatMap((result) => ('output' in result ? result.output : []));
  const chunks = files.flatMap((file): Chunk[] =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            facadeModuleId: file.facadeModuleId,
            moduleIds: file.moduleIds.flatMap(madeOf),
            imports: [...file.imports],
            dynamicImports: [...file.dynamicImports],
            styles: [...(file.viteMetadata?.importedCss ?? [])],
          },
        ]
      : [],
  );
  const half: BrowserHalf = { chunks };
  await handDown(join(HANDED_DOWN, `${BROWSER_HALF}${share.from}`), half);
}

/** The half for the browser, of all its shares. */
export async function browserHalf(): Promise<BrowserHalf> {
  const files = await readdir(HANDED_DOWN);
  const shares = files.filter((file) => file.startsWith(BROWSER_HALF)).toSorted();
  const halves = await Promise.all(shares.map((file) => handedDown(join(HANDED_DOWN, file))));
  return joinShares(halves as BrowserHalf[]);
}
