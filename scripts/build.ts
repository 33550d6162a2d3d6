/**
 * Builds the site into `dist/`: the client bundle, the server bundle, every page as HTML, and compressed
 * copies. `--if-stale` is a no-op when the last build has the same sources. `--mode` is Vite's.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadConfigFromFile, loadEnv, mergeConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { hashInputs, readStamp, removeStamp, writeStamp } from './build/build-stamp.ts';
import type { Chunk } from './build/client-chunks.ts';
import { CACHE, DIST, ROOT, SERVER_BUNDLE } from './build/paths.ts';
import { precompress } from './build/precompress.ts';
import { writeSiteApi } from './package/site-api.ts';
import { prerenderSite } from './prerender.ts';
import { embeddedSettings, hostedSettings, isHosted } from '../server/settings/build-settings.ts';
import type { BuildVariables } from '../server/settings/environment.ts';
import { isForPublic, NotForPublicError, requireForPublic } from '../server/settings/production.ts';
import { takeLock } from './setup/lock.mjs';
import { OFFLINE_OFF } from '../src/site/offline-setting.ts';
import { noteModules } from './vite/note-modules.ts';

const { values: options } = parseArgs({
  options: {
    'if-stale': { type: 'boolean', default: false },
    mode: { type: 'string', default: 'production' },
  },
});

/**
 * Errors of plugins, such as a faulty definition, are messages for the author; a stack trace would bury them.
 */
function problemsOf(error: unknown): unknown[] {
  if (error instanceof NotForPublicError) return [error.message];
  const reports: unknown = error instanceof Error && 'errors' in error ? error.errors : null;
  if (!Array.isArray(reports)) return [error];
  return reports.map((report: unknown) => (report instanceof Error ? report.message : report));
}

/** Builds the half for the browser. Of its chunks only what is asked for stays in memory, not their code. */
async function buildClient(config: InlineConfig): Promise<Chunk[]> {
  const built = [await build(config)].flat();
  const files = built.flatMap((result) => ('output' in result ? result.output : []));
  return files.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            facadeModuleId: file.facadeModuleId,
            moduleIds: [...file.moduleIds],
            imports: [...file.imports],
            dynamicImports: [...file.dynamicImports],
            styles: [...(file.viteMetadata?.importedCss ?? [])],
          },
        ]
      : [],
  );
}

async function buildSite(mode: string, inputs: string, embedded: BuildVariables): Promise<void> {
  removeStamp(CACHE);
  // A test run has another one, with which React's development half would be built in.
  process.env['NODE_ENV'] = 'production';
  // What administrators have saved comes before the rest of the environment.
  const configured = loadEnv(mode, ROOT, 'VITE_');
  Object.assign(process.env, isHosted(configured) ? await hostedSettings(configured) : embedded);
  if (isForPublic(configured)) requireForPublic(loadEnv(mode, ROOT, 'VITE_'));
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS, VITE_OFFLINE } = loadEnv(
    mode,
    ROOT,
    'VITE_',
  );
  const environment = { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS };
  // Read once: with the same plugins the definitions are collected once for both halves.
  const env = { command: 'build', mode } as const;
  // Node reads it as it stands; bundling it first takes seconds on a busy machine, of which Vite then warns.
  const loaded = await loadConfigFromFile(env, undefined, ROOT, undefined, undefined, 'native');
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const own = { root: ROOT, mode, logLevel: 'warn', configFile: false, build: { rolldownOptions } } as const;
  const shared: InlineConfig = mergeConfig(loaded?.config ?? {}, own);
  const chunks = await buildClient(shared);
  const input = ['src/app/entry-server.tsx', 'scripts/prerender/live.ts'];
  const output = { outDir: SERVER_BUNDLE, emptyOutDir: true, copyPublicDir: false };
  await build(
    mergeConfig(shared, {
      plugins: [noteModules()],
      build: { ssr: true, rolldownOptions: { input }, ...output },
    }),
  );
  await writeSiteApi(shared.plugins ?? []);
  await prerenderSite(environment, chunks, VITE_OFFLINE?.trim() !== OFFLINE_OFF);
  await precompress(DIST);
  writeStamp(CACHE, inputs);
}

// Two builds at once (`npm start` beside `npm test`) would write into the same folder.
const release = takeLock(join(CACHE, 'build.lock'));
try {
  const started = performance.now();
  const saved = embeddedSettings(ROOT, process.env);
  const inputs = hashInputs(ROOT, { ...process.env, ...saved }, options.mode);
  const isFresh = options['if-stale'] && readStamp(CACHE) === inputs;
  if (!isFresh) {
    await buildSite(options.mode, inputs, saved);
    console.log(`Site pronto em dist/ (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  }
} catch (error) {
  for (const line of problemsOf(error)) console.error(line);
  process.exitCode = 1;
} finally {
  release();
}
