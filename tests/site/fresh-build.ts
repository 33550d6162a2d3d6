/**
 * Stops the run if `dist/` is missing or stale, because the tests would check another version of the site.
 */
import { hashInputs } from '../../build/build-stamp.ts';
import { isBuilt } from '../../build/is-built.ts';
import { ROOT } from '../../build/paths.ts';
import { embeddedSettings } from '../../server/settings/build-settings.ts';

/** Compares the last build with the sources. */
export function setup(): void {
  const variables = { ...process.env, ...embeddedSettings(ROOT, process.env) };
  if (isBuilt(hashInputs(ROOT, variables, 'production'))) return;
  throw new Error('dist/ não é deste código: rode "npm run build" antes dos testes do site.');
}
