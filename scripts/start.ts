/** Serves the site (see `server/serve.ts`), building it first if it is missing or stale. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '../server/serve.ts';
import { embeddedSettings } from '../server/settings/build-settings.ts';
import { hashInputs } from '../build/build-stamp.ts';
import { isBuilt } from '../build/is-built.ts';
import { ROOT } from '../build/paths.ts';

const MODE = 'production';

function isFresh(): boolean {
  const variables = { ...process.env, ...embeddedSettings(ROOT, process.env) };
  return isBuilt(hashInputs(ROOT, variables, MODE));
}

function buildSite(): void {
  console.log('Montando o site (só na primeira vez ou quando algo muda)…');
  const args = [join(ROOT, 'scripts/build.ts'), '--mode', MODE];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('A montagem do site falhou (veja acima).');
}

try {
  if (!isFresh()) buildSite();
  await serve(ROOT);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
