/**
 * Facts about the site that several pages and files need. They are fixed by the build, from its environment; what
 * administrators have saved comes before that (see `server/settings`).
 */

/** Name of the site. */
export const SITE_NAME: string = import.meta.env.VITE_SITE_NAME || 'Calculário';

/** One or two sentences on the site as a whole, for search engines. */
export const SITE_DESCRIPTION: string =
  import.meta.env.VITE_SITE_DESCRIPTION ||
  'Calculadoras trabalhistas, financeiras, de impostos, saúde e educação. Gratuitas, sem cadastro e exatas até o centavo.';

/** Address under which the site is published, without a trailing slash; base of canonical addresses. */
export const SITE_ORIGIN: string = import.meta.env.VITE_SITE_URL || 'https://www.calculario.com.br';

/** Mailbox of whoever runs the site, if one is named. */
export const SITE_EMAIL: string | undefined = import.meta.env.VITE_SITE_EMAIL || undefined;

/** Words for search engines, separated by commas. */
export const SITE_KEYWORDS: string =
  import.meta.env.VITE_SITE_KEYWORDS || 'calculadora, trabalhista, financeira, impostos, saúde, educação';

/** Id of the statistics of visits; without one nothing is counted, and nothing is part of the build for it. */
export const ANALYTICS_ID: string | undefined = import.meta.env.VITE_GOOGLE_ANALYTICS || undefined;
