/** Passes variables of the build to its server, through a file in the built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderEnvironment } from './security-headers.ts';

/** Path in the built site; the server serves no file whose path starts with an underscore. */
export const BUILT_FOR_FILE = '_built-for.json';

/** Formats the variables as the content of the file. */
export function builtForFile({ VITE_SUPABASE_URL, VITE_GOOGLE_ANALYTICS }: HeaderEnvironment): string {
  return JSON.stringify({ VITE_SUPABASE_URL, VITE_GOOGLE_ANALYTICS });
}

/**
 * Reads the variables with which a site was built.
 *
 * @throws Error with a message for the terminal if there is no built site
 */
export function readBuiltFor(root: string): HeaderEnvironment {
  try {
    return JSON.parse(readFileSync(join(root, BUILT_FOR_FILE), 'utf8')) as HeaderEnvironment;
  } catch {
    throw new Error(`Não há um site montado em ${root}. Monte-o com: npm run build`);
  }
}
