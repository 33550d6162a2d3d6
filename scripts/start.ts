/**
 * Serves the site (see `server/serve.ts`). Builds it first if it is missing or sources have changed. Applies new
 * settings without downtime: builds the next site in another folder and then swaps them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtState } from '../build/is-built.ts';
import { CACHE, DIST, ROOT, SERVER_BUNDLE } from '../build/paths.ts';
import { replaceSite } from '../build/replace-site.ts';
import { serve, type ServedSite } from '../server/serve.ts';

const MODE = 'production';
const BUILD = [join(ROOT, 'scripts/build.ts'), '--mode', MODE];
const NEXT = join(CACHE, 'next-site');
const PLACES = { current: ROOT, next: NEXT, previous: join(CACHE, 'previous-site') };
const FOLDERS = [DIST, SERVER_BUNDLE].map((folder) => basename(folder));

function buildSite(): void {
  console.log('Montando o site (só na primeira vez ou quando algo muda)…');
  const { status } = spawnSync(process.execPath, BUILD, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('A montagem do site falhou (veja acima).');
}

/** Builds the site into `NEXT`; false if that failed. */
function buildBeside(): Promise<boolean> {
  rmSync(NEXT, { recursive: true, force: true });
  const env = { ...process.env, CALCULARIO_BUILD_TO: NEXT };
  const build = spawn(process.execPath, BUILD, { cwd: ROOT, env, stdio: 'inherit' });
  const stop = () => void build.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    build.once('error', () => resolve(false));
    build.once('close', (status) => {
      process.off('exit', stop);
      resolve(status === 0);
    });
  });
}

/** Builds the next site and serves it; on failure the current one continues. */
async function renew(site: ServedSite): Promise<boolean> {
  try {
    if (!(await buildBeside())) return false;
    await replaceSite(FOLDERS, PLACES);
    await site.reopen();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Creates a function that rebuilds and swaps the site; calls during a build trigger one more. */
function createRebuilder(): (site: ServedSite) => Promise<void> {
  let isBuilding = false;
  let hasChanged = false;
  return async (site) => {
    hasChanged = true;
    if (isBuilding) return;
    isBuilding = true;
    while (hasChanged) {
      hasChanged = false;
      if (builtState(MODE) === 'current') {
        // Withdraw an earlier failure, because the settings before it may have come back.
        site.report('atual');
        continue;
      }
      site.report('montando');
      console.log('Montando o site com as novas configurações; o anterior continua no ar…');
      const isDone = await renew(site);
      site.report(isDone ? 'atual' : 'falhou');
    }
    isBuilding = false;
  };
}

try {
  const state = builtState(MODE);
  if (state === 'stale') buildSite();
  const rebuild = createRebuilder();
  const site = await serve(ROOT, () => void rebuild(site), PLACES.previous);
  if (state === 'old settings') await rebuild(site);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
