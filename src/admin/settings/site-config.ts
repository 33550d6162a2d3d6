/** The settings that an administrator keeps in his browser. */
import { SITE_NAME, SITE_ORIGIN } from '../../site/site.ts';

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

/** What holds until something else is saved. */
export const DEFAULT_CONFIG: SiteConfig = {
  siteName: SITE_NAME,
  siteDescription:
    'Calculadoras on-line gratuitas: trabalhistas, financeiras, de impostos, saúde e educação.',
  siteUrl: SITE_ORIGIN,
  adminEmail: '',
  googleAnalytics: '',
  metaKeywords: 'calculadora, trabalhista, financeira, impostos, saúde, educação',
};

/** The settings with some of them changed; what is not among `changes` stays. */
export function withChanges(config: SiteConfig, changes: Partial<SiteConfig>): SiteConfig {
  const known = SETTINGS.map((name) => [name, changes[name] ?? config[name]] as const);
  return Object.fromEntries(known) as SiteConfig;
}
