/** Facts about the site that several pages and files need. */

/** Name of the site. */
export const SITE_NAME = 'Calculário';

/** Address under which the site is published, without a trailing slash; base of canonical addresses. */
export const SITE_ORIGIN: string =
  (import.meta.env['VITE_SITE_URL'] as string | undefined) ?? 'https://www.calculario.com.br';
