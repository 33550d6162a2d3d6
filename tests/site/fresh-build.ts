/**
 * Stops the run if `dist/` is missing or stale, because the tests would check another version of the site.
 */
import { hashInputs, readStamp } from '../../scripts/build/build-stamp.ts';
import { CACHE, ROOT } from '../../scripts/build/paths.ts';
import { embeddedSettings } from '../../server/settings/build-settings.ts';

/** Compares the stamp of the last build with the sources. */
export function setup(): void {
  const variables = { ...process.env, ...embeddedSettings(ROOT, process.env) };
  if (readStamp(CACHE) === hashInputs(ROOT, variables, 'production')) return;
  throw new Error('dist/ não é deste código: rode "npm run build" antes dos testes do site.');
}
