/**
 * Facts about the site that several pages and files need. The build reads them from its environment; settings saved by
 * administrators take precedence (see `server/settings`).
 */

export const SITE_NAME: string = import.meta.env.VITE_SITE_NAME || 'Calculário';

/** One or two sentences about the site, for search engines. */
export const SITE_DESCRIPTION: string =
  import.meta.env.VITE_SITE_DESCRIPTION ||
  'Calculadoras trabalhistas, financeiras, de impostos, saúde e educação. Gratuitas, sem cadastro e exatas até o centavo.';

/** Address of the site, without a trailing slash; the base of canonical addresses. */
export const SITE_ORIGIN: string = import.meta.env.VITE_SITE_URL || 'https://www.calculario.com.br';

/** Email address of the site's owner, if known. */
export const SITE_EMAIL: string | undefined = import.meta.env.VITE_SITE_EMAIL || undefined;

/** Legal owner of the site: name, registration number and town; undefined until set. */
export const LEGAL_NAME: string | undefined = import.meta.env.VITE_LEGAL_NAME || undefined;

/** Keywords for search engines, separated by commas. */
export const SITE_KEYWORDS: string =
  import.meta.env.VITE_SITE_KEYWORDS || 'calculadora, trabalhista, financeira, impostos, saúde, educação';

/** Google Analytics id; without one, visits are not counted and the build contains no code for it. */
export const ANALYTICS_ID: string | undefined = import.meta.env.VITE_GOOGLE_ANALYTICS || undefined;
