/**
 * Builds the site into `dist/`: the client bundle, the server bundle, every page as HTML, and compressed
 * copies. `--if-stale` is a no-op when the last build has the same sources. `--mode` is Vite's.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { hashInputs, removeStamp, writeStamp } from './build/build-stamp.ts';
import { sharesOf } from './build/browser-shares.ts';
import { inParallel } from './build/in-parallel.ts';
import { isBuilt } from './build/is-built.ts';
import { CACHE, DIST, HANDED_DOWN, ROOT } from './build/paths.ts';
import { precompress } from './build/precompress.ts';
import { PartFailedError, runPart } from './build/run-part.ts';
import { definitionIds } from '../compiler/load.ts';
import { embeddedSettings, hostedSettings, isHosted } from '../server/settings/build-settings.ts';
import type { BuildVariables } from '../server/settings/environment.ts';
import { isForPublic, NotForPublicError, requireForPublic } from '../server/settings/production.ts';
import { takeLock } from './setup/lock.mjs';

const { values: options } = parseArgs({
  options: {
    'if-stale': { type: 'boolean', default: false },
    mode: { type: 'string', default: 'production' },
  },
});

/** Definitions up to which there is memory for two parts at a time. */
const FEW = 300;

/** Does what must be done before the next begins; what stands together does not wait for each other. */
async function runParts(mode: string): Promise<void> {
  const count = (await definitionIds()).length;
  const atOnce = count > FEW ? 1 : 2;
  const all = { from: 0, to: count };
  const shares = sharesOf(count);
  await runPart('definitions', mode, all);
  if (shares.length > 1) await runPart('ahead', mode, all);
  const halves = [...shares.map((share) => ['client', share] as const), ['server', all] as const];
  await inParallel(halves, ([part, share]) => runPart(part, mode, share), atOnce);
  await inParallel(['api', 'pages'] as const, (part) => runPart(part, mode, all), atOnce);
}

async function buildSite(mode: string, inputs: string, embedded: BuildVariables): Promise<void> {
  removeStamp(CACHE);
  // A test run has another one, with which React's development half would be built in.
  process.env['NODE_ENV'] = 'production';
  // What administrators have saved comes before the rest of the environment.
  const configured = loadEnv(mode, ROOT, 'VITE_');
  Object.assign(process.env, isHosted(configured) ? await hostedSettings(configured) : embedded);
  if (isForPublic(configured)) requireForPublic(loadEnv(mode, ROOT, 'VITE_'));
  // What a build that was ended left behind would be taken for this one's.
  await rm(HANDED_DOWN, { recursive: true, force: true });
  await mkdir(HANDED_DOWN, { recursive: true });
  await runParts(mode);
  await rm(HANDED_DOWN, { recursive: true });
  await precompress(DIST);
  writeStamp(CACHE, inputs);
}

// Two builds at once (`npm start` beside `npm test`) would write into the same folder.
const release = takeLock(join(CACHE, 'build.lock'));
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
  // A part has told of its failure itself.
  if (!(error instanceof PartFailedError))
    console.error(error instanceof NotForPublicError ? error.message : error);
  process.exitCode = 1;
} finally {
  release();
}
