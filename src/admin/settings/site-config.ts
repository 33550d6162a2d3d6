/** The settings of the site as the screen and its backup file know them. */
import type { SiteSettings } from '../../backend/site-settings.ts';
import {
  ANALYTICS_ID,
  SITE_DESCRIPTION,
  SITE_EMAIL,
  SITE_KEYWORDS,
  SITE_NAME,
  SITE_ORIGIN,
} from '../../site/site.ts';

/** Names of the settings, as the backup file spells them. */
export const SETTINGS = [
  'siteName',
  'siteDescription',
  'siteUrl',
  'adminEmail',
  'googleAnalytics',
  'metaKeywords',
] as const;

/** Name of one setting. */
export type Setting = (typeof SETTINGS)[number];

/** What the settings are called on the screen. */
export const SETTING_LABELS: Readonly<Record<Setting, string>> = {
  siteName: 'Nome do site',
  siteDescription: 'Descrição do site',
  siteUrl: 'URL do site',
  adminEmail: 'Email do administrador',
  googleAnalytics: 'Google Analytics ID',
  metaKeywords: 'Palavras-chave',
};

/** All settings. */
export type SiteConfig = Readonly<Record<Setting, string>>;

/** What holds until something else is saved: what the site was built with. */
export const DEFAULT_CONFIG: SiteConfig = {
  siteName: SITE_NAME,
  siteDescription: SITE_DESCRIPTION,
  siteUrl: SITE_ORIGIN,
  adminEmail: SITE_EMAIL ?? '',
  googleAnalytics: ANALYTICS_ID ?? '',
  metaKeywords: SITE_KEYWORDS,
};

/** The settings with some of them changed; what is not among `changes` stays. */
export function withChanges(config: SiteConfig, changes: Partial<SiteConfig>): SiteConfig {
  const known = SETTINGS.map((name) => [name, changes[name] ?? config[name]] as const);
  return Object.fromEntries(known) as SiteConfig;
}

const COLUMNS = {
  siteName: 'site_name',
  siteDescription: 'site_description',
  siteUrl: 'site_url',
  adminEmail: 'admin_email',
  googleAnalytics: 'google_analytics',
  metaKeywords: 'meta_keywords',
} as const satisfies Record<Setting, keyof SiteSettings>;

/** The settings as stored on the server, over the defaults. */
export function configOf(stored: SiteSettings): SiteConfig {
  const known = SETTINGS.map((name) => [name, stored[COLUMNS[name]] ?? DEFAULT_CONFIG[name]] as const);
  return Object.fromEntries(known) as SiteConfig;
}

/** What has to be stored so that `before` becomes `after`: settings that nobody touched go on following the defaults. */
export function changesOf(before: SiteConfig, after: SiteConfig): Partial<SiteSettings> {
  const changed = SETTINGS.filter((name) => after[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [COLUMNS[name], after[name].trim()]));
}
