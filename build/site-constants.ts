import { loadEnv } from 'vite';
import { SITE_VARIABLES } from '../server/settings/environment.ts';

const OTHERS = ['VITE_LEGAL_NAME', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_OFFLINE'];

/**
 * Constants for Vite's `define`: the settings of the site and its backend. Missing settings are empty, so that the
 * build drops the code for them.
 *
 * @param mode Vite's mode, which selects the files with settings.
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
