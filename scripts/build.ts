/**
 * Builds the site into `dist/`: compiles the definitions, bundles client, renderer and API, prerenders the pages, and
 * compresses all files. `--if-stale` skips the build if no source changed. `--mode` is Vite's mode. `--uncompressed` is
 * a third faster, for hosts that compress themselves; the next `--if-stale` builds again.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, loadEnv } from 'vite';
import { hashInputs, removeStamp, writeStamp } from '../build/build-stamp.ts';
import { isBuilt } from '../build/is-built.ts';
import { CACHE, DIST, ROOT, SERVER_BUNDLE } from '../build/paths.ts';
import { precompress } from '../build/precompress.ts';
import { prerenderSite } from '../build/prerender.ts';
import { compile, describeFaults } from '../compiler/compile.ts';
import { embeddedSettings, hostedSettings, isHosted } from '../server/settings/build-settings.ts';
import type { BuildVariables } from '../server/settings/environment.ts';
import { isForPublic, NotForPublicError, requireForPublic } from '../server/settings/production.ts';
import { OFFLINE_OFF } from '../src/site/offline-setting.ts';
import { takeLock } from './lock.mjs';
import { writeApiDescription } from './package/openapi.ts';

const { values: options } = parseArgs({
  options: {
    'if-stale': { type: 'boolean', default: false },
    mode: { type: 'string', default: 'production' },
    uncompressed: { type: 'boolean', default: false },
  },
});

/** Error for the author of a definition or a text, printed without a stack trace, which would bury the message. */
class FaultyError extends Error {
  override readonly name = 'FaultyError';
}

async function bundle(mode: string): Promise<void> {
  const builder = await createBuilder({ root: ROOT, mode, logLevel: 'warn' });
  for (const name of ['client', 'ssr', 'api']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
}

async function prerender(mode: string): Promise<void> {
  const env = loadEnv(mode, ROOT, 'VITE_');
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS, VITE_OFFLINE } = env;
  const environment = { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, VITE_GOOGLE_ANALYTICS };
  await prerenderSite(environment, VITE_OFFLINE?.trim() !== OFFLINE_OFF);
}

async function buildSite(mode: string, inputs: string, embedded: BuildVariables): Promise<void> {
  removeStamp(SERVER_BUNDLE);
  // Override the value of a test run, which would include React's development code.
  process.env['NODE_ENV'] = 'production';
  // Let settings saved by administrators override the environment.
  const configured = loadEnv(mode, ROOT, 'VITE_');
  Object.assign(process.env, isHosted(configured) ? await hostedSettings(configured) : embedded);
  if (isForPublic(configured)) requireForPublic(loadEnv(mode, ROOT, 'VITE_'));
  const { faults } = await compile();
  if (faults.length > 0) throw new FaultyError(`Definições com defeito:\n${describeFaults(faults)}`);
  await bundle(mode);
  await writeApiDescription();
  await prerender(mode);
  if (options.uncompressed) return;
  await precompress(DIST);
  writeStamp(SERVER_BUNDLE, { inputs, settings: embedded });
}

// Lock out concurrent builds (`npm start` during `npm test`), which would write into the same folder.
const release = await takeLock(join(CACHE, 'build.lock'));
try {
  const started = performance.now();
  const saved = embeddedSettings(ROOT, process.env);
  const inputs = hashInputs(ROOT, { ...process.env, ...saved }, options.mode);
  const isFresh = options['if-stale'] && isBuilt(inputs);
  if (!isFresh) {
    await buildSite(options.mode, inputs, saved);
    console.log(`Site pronto em dist/ (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  }
} catch (error) {
  const isForAuthor = error instanceof NotForPublicError || error instanceof FaultyError;
  console.error(isForAuthor ? error.message : error);
  process.exitCode = 1;
} finally {
  release();
}
