/** Stops the run if `dist/` is missing or stale, because the tests would check another version of the site. */
import { builtState } from '../../build/is-built.ts';

/** Throws if the last build is not up to date with the sources. */
export function setup(): void {
  if (builtState('production') === 'current') return;
  throw new Error('dist/ was built from other sources: run "npm run build" before the tests of the site.');
}
