/** Stops the run where `dist/` is missing or older than its sources: what it then said would be about another site. */
import { hashInputs, readStamp } from '../../scripts/build/build-stamp.ts';
import { CACHE, ROOT } from '../../scripts/build/paths.ts';

/** Compares the stamp of the last build with the sources. */
export function setup(): void {
  const stamp = readStamp(CACHE);
  if (stamp?.inputs === hashInputs(ROOT, process.env, 'production')) return;
  throw new Error('dist/ não é deste código: rode "npm run build" antes dos testes do site.');
}
