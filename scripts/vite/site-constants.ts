/**
 * Vite plugin: replaces the variables that say something of the site and its backend by their values, set or not, so that what depends
 * on one that is not set is no part of the build.
 */
import { loadEnv, type Plugin } from 'vite';
import { SITE_VARIABLES } from '../../server/settings/environment.ts';

const OTHERS = ['VITE_LEGAL_NAME', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_OFFLINE'];

/** The plugin. */
export function siteConstants(): Plugin {
  return {
    name: 'calculario:site-constants',
    config(_config, { mode }) {
      const env = loadEnv(mode, process.cwd(), 'VITE_');
      const pairs = [...SITE_VARIABLES, ...OTHERS].map(
        (name) => [`import.meta.env.${name}`, JSON.stringify(env[name]?.trim() ?? '')] as const,
      );
      return { define: Object.fromEntries(pairs) };
    },
  };
}
