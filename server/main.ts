/** Serves the site as it was built, with the packages of production alone (`npm ci --omit=dev`): see `serve.ts`. */
import { join } from 'node:path';
import { serve } from './serve.ts';

try {
  await serve(join(import.meta.dirname, '..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
