/** Variables of the build that its server must share; the build writes them into the site itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderEnvironment } from './security-headers.ts';

/** Its name in the built site; the underscore keeps it from being served. */
export const BUILT_FOR_FILE = '_built-for.json';

/** The file's text. */
export function builtForFile({ VITE_SUPABASE_URL, VITE_GOOGLE_ANALYTICS }: HeaderEnvironment): string {
  return JSON.stringify({ VITE_SUPABASE_URL, VITE_GOOGLE_ANALYTICS });
}

/**
 * The variables that a site was built with.
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
