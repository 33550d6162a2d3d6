import { loadEnv } from 'vite';
import { SITE_VARIABLES } from '../server/settings/environment.ts';

const OTHERS = ['VITE_LEGAL_NAME', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_OFFLINE'];

/**
 * Constants for Vite's `define`: the settings of the site and its backend, empty where they are not set, so that code
 * for what is not set is left out of the build.
 *
 * @param mode Vite's mode, which decides the files that settings are read from.
 */
export function siteConstants(mode: string): Record<string, string> {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return Object.fromEntries(
    [...SITE_VARIABLES, ...OTHERS].map((name) => [
      `import.meta.env.${name}`,
      JSON.stringify(env[name]?.trim() ?? ''),
    ]),
  );
}
