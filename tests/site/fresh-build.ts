/**
 * Stops the run if `dist/` is missing or stale, because the tests would check another version of the site.
 */
import { hashInputs, readStamp } from '../../scripts/build/build-stamp.ts';
import { CACHE, ROOT } from '../../scripts/build/paths.ts';

/** Compares the stamp of the last build with the sources. */
export function setup(): void {
  const stamp = readStamp(CACHE);
  if (stamp?.inputs === hashInputs(ROOT, process.env, 'production')) return;
  throw new Error('dist/ não é deste código: rode "npm run build" antes dos testes do site.');
}
