/** Converts the settings saved by administrators to environment variables of a build. */
import type { SiteSettings } from '../../src/backend/site-settings.ts';

const VARIABLES = {
  site_name: 'VITE_SITE_NAME',
  site_description: 'VITE_SITE_DESCRIPTION',
  site_url: 'VITE_SITE_URL',
  admin_email: 'VITE_SITE_EMAIL',
  google_analytics: 'VITE_GOOGLE_ANALYTICS',
  meta_keywords: 'VITE_SITE_KEYWORDS',
} as const satisfies Record<keyof SiteSettings, string>;

/** Names of the variables that settings can override. */
export const SITE_VARIABLES: readonly string[] = Object.values(VARIABLES);

export type BuildVariables = Readonly<Record<string, string>>;

/** Keeps only the origin, because canonical addresses append the paths of the pages. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** Converts settings to variables; omits blank settings, so that the environment applies. */
export function variablesOf(settings: Readonly<Record<string, unknown>>): BuildVariables {
  const pairs = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const saved = settings[name];
    if (typeof saved !== 'string') return [];
    const value = name === 'site_url' ? originOf(saved.trim()) : saved.trim();
    return value === '' ? [] : [[variable, value] as const];
  });
  return Object.fromEntries(pairs);
}
