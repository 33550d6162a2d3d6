/** The settings of the site, in the format of the settings page and its backup file. */
import schema from '../../../schemas/backup.schema.json' with { type: 'json' };
import type { SiteSettings } from '../../backend/site-settings.ts';
import {
  ANALYTICS_ID,
  SITE_DESCRIPTION,
  SITE_EMAIL,
  SITE_KEYWORDS,
  SITE_NAME,
  SITE_ORIGIN,
} from '../../site/site.ts';
import { validate } from '#root/.cache/schemas/backup.js';
import type { FieldSchema } from '../form/field.ts';
import { schemaProblems } from '../form/problems.ts';

const { properties } = schema.definitions.siteConfig;

export type Setting = keyof typeof properties;

export const SETTING_FIELDS: Readonly<Record<Setting, FieldSchema>> = properties;

/** Names of all settings, in the order of the screen. */
export const SETTINGS = Object.keys(properties) as readonly Setting[];

export type SiteConfig = Readonly<Record<Setting, string>>;

/** The default settings, from the build; used until others are saved. */
export const DEFAULT_CONFIG: SiteConfig = {
  siteName: SITE_NAME,
  siteDescription: SITE_DESCRIPTION,
  siteUrl: SITE_ORIGIN,
  adminEmail: SITE_EMAIL ?? '',
  googleAnalytics: ANALYTICS_ID ?? '',
  metaKeywords: SITE_KEYWORDS,
};

/** Applies changes to settings; settings missing from `changes` stay. */
export function withChanges(config: SiteConfig, changes: Partial<SiteConfig>): SiteConfig {
  const known = SETTINGS.map((name) => [name, changes[name] ?? config[name]] as const);
  return Object.fromEntries(known) as SiteConfig;
}

/** The settings of `after` that differ from those of `before`. */
export function differences(before: SiteConfig, after: SiteConfig): Partial<SiteConfig> {
  const changed = SETTINGS.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const COLUMNS = {
  siteName: 'site_name',
  siteDescription: 'site_description',
  siteUrl: 'site_url',
  adminEmail: 'admin_email',
  googleAnalytics: 'google_analytics',
  metaKeywords: 'meta_keywords',
} as const satisfies Record<Setting, keyof SiteSettings>;

/** The settings stored on the server, with defaults for the missing ones. */
export function configOf(stored: SiteSettings): SiteConfig {
  const known = SETTINGS.map((name) => [name, stored[COLUMNS[name]] ?? DEFAULT_CONFIG[name]] as const);
  return Object.fromEntries(known) as SiteConfig;
}

/** The values to store to turn `before` into `after`; untouched settings keep following the defaults. */
export function changesOf(before: SiteConfig, after: SiteConfig): Partial<SiteSettings> {
  const changed = SETTINGS.filter((name) => after[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [COLUMNS[name], after[name].trim()]));
}

/** Validates settings against the schema of the backup file; returns error messages by setting. */
export function settingProblems(
  settings: Readonly<Record<string, unknown>>,
): Partial<Record<Setting, string>> {
  return schemaProblems(validate, settings, SETTING_FIELDS, 'siteConfig');
}
