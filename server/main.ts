/** Serves the built site with only the production packages (`npm ci --omit=dev`); see `serve.ts`. */
import { join } from 'node:path';
import { serve } from './serve.ts';

try {
  await serve(join(import.meta.dirname, '..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
