/**
 * The parts of a build, each for a process of its own: a bundler holds every module of a catalogue, and gives back what
 * it took only with the end of its process. What one part hands to a later one is in files.
 */
import { build, loadEnv, mergeConfig } from 'vite';
import { OFFLINE_OFF } from '../../src/site/offline-setting.ts';
import { collect } from '../../compiler/collect.ts';
import { writeSiteApi } from '../package/site-api.ts';
import { prerenderSite } from '../prerender.ts';
import { faultsReport } from '../vite/calculators-plugin.ts';
import { noteModules } from '../vite/note-modules.ts';
import { browserHalf, buildClient, bundleForShares } from './browser-half.ts';
import type { Share } from './browser-shares.ts';
import { ROOT, SERVER_BUNDLE } from './paths.ts';
import { handDownDefinitions, siteConfig } from './site-config.ts';

/** Reads, checks and compiles the definitions. */
async function collectDefinitions(): Promise<void> {
  const found = await collect();
  if (found.faults.length > 0) throw new AggregateError([new Error(faultsReport(found))]);
  await handDownDefinitions(found);
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
  const half = await browserHalf();
  await prerenderSite(environment, half, VITE_OFFLINE?.trim() !== OFFLINE_OFF);
}

/** What each part does, by its name; `mode` is Vite's, and only the browser's half has shares. */
export const PARTS = {
  definitions: collectDefinitions,
  ahead: bundleForShares,
  client: buildClient,
  server: buildServer,
  api: buildApi,
  pages: writePages,
} satisfies Record<string, (mode: string, share: Share) => Promise<void>>;

export type Part = keyof typeof PARTS;
