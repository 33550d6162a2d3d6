/**
 * The parts of a build, each for a process of its own: a bundler holds every module of a catalogue, and gives back what
 * it took only with the end of its process. What one part hands to a later one is in files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build, loadConfigFromFile, loadEnv, mergeConfig } from 'vite';
import type { InlineConfig, PluginOption } from 'vite';
import { collect, type Collected } from '../definitions/collect.ts';
import { writeSiteApi } from '../package/site-api.ts';
import { prerenderSite, type BrowserHalf } from '../prerender.ts';
import { OFFLINE_OFF } from '../../src/site/offline-setting.ts';
import { CALCULATORS_PLUGIN, calculatorsPlugin, faultsReport } from '../vite/calculators-plugin.ts';
import { modulesIn } from '../vite/own-bundles.ts';
import { noteModules } from '../vite/note-modules.ts';
import { namesGivenBy } from '../vite/short-classes-plugin.ts';
import type { Chunk } from './client-chunks.ts';
import { HANDED_DOWN, ROOT, SERVER_BUNDLE } from './paths.ts';

const DEFINITIONS = join(HANDED_DOWN, 'definitions');
const BROWSER_HALF = join(HANDED_DOWN, 'browser-half');

const handDown = (file: string, value: unknown) => writeFile(file, serialize(value));
const handedDown = async (file: string): Promise<unknown> => deserialize(await readFile(file));

/** The site's configuration, with the definitions as they were collected. */
async function siteConfig(mode: string): Promise<InlineConfig> {
  const env = { command: 'build', mode } as const;
  // Node reads it as it stands; bundling it first takes seconds on a busy machine, of which Vite then warns.
  const loaded = await loadConfigFromFile(env, undefined, ROOT, undefined, undefined, 'native');
  const known = (await handedDown(DEFINITIONS)) as Collected;
  const withKnown = (plugin: PluginOption) =>
    plugin && 'name' in plugin && plugin.name === CALCULATORS_PLUGIN ? calculatorsPlugin(known) : plugin;
  const config = loaded?.config ?? {};
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const own = { root: ROOT, mode, logLevel: 'warn', configFile: false, build: { rolldownOptions } } as const;
  return mergeConfig({ ...config, plugins: config.plugins?.map(withKnown) }, own);
}

/** Reads, checks and compiles the definitions. */
async function collectDefinitions(): Promise<void> {
  const found = await collect();
  if (found.faults.length > 0) throw new AggregateError([new Error(faultsReport(found))]);
  await handDown(DEFINITIONS, found);
}

/** Builds the half for the browser. Of its chunks only what is asked for is handed down, not their code. */
async function buildClient(mode: string): Promise<void> {
  const config = await siteConfig(mode);
  const built = [await build(config)].flat();
  const madeOf = modulesIn(config.plugins ?? []);
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
  const half: BrowserHalf = { chunks, names: namesGivenBy(config.plugins ?? []) };
  await handDown(BROWSER_HALF, half);
}

/** Builds the half that renders the pages. */
async function buildServer(mode: string): Promise<void> {
  const input = ['src/app/entry-server.tsx', 'scripts/prerender/live.ts'];
  const output = { outDir: SERVER_BUNDLE, emptyOutDir: true, copyPublicDir: false };
  await build(
    mergeConfig(await siteConfig(mode), {
      plugins: [noteModules()],
      build: { ssr: true, rolldownOptions: { input }, ...output },
    }),
  );
}

async function buildApi(mode: string): Promise<void> {
  await writeSiteApi((await siteConfig(mode)).plugins ?? []);
}

/** Writes all that is served besides scripts; needs both halves. */
async function writePages(mode: string): Promise<void> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS, VITE_OFFLINE } = loadEnv(
    mode,
    ROOT,
    'VITE_',
  );
  const environment = { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS };
  const half = (await handedDown(BROWSER_HALF)) as BrowserHalf;
  await prerenderSite(environment, half, VITE_OFFLINE?.trim() !== OFFLINE_OFF);
}

/** What each part does, by its name; `mode` is Vite's. */
export const PARTS = {
  definitions: collectDefinitions,
  client: buildClient,
  server: buildServer,
  api: buildApi,
  pages: writePages,
} satisfies Record<string, (mode: string) => Promise<void>>;

export type Part = keyof typeof PARTS;
