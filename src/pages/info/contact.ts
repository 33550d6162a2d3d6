/** The site's operator. A public build fails without a name. */
import { LEGAL_NAME, SITE_EMAIL, SITE_ORIGIN } from '../../site/site.ts';

const domain = new URL(SITE_ORIGIN).hostname.replace(/^www\./, '');

/**
 * The site's operator, who is the controller of personal data; a trial build has no name, or a placeholder in brackets.
 */
export const CONTROLLER =
  LEGAL_NAME === undefined || /[[\]]/.test(LEGAL_NAME) ? 'quem mantém este site' : LEGAL_NAME;

/** Email address from the settings, or else addresses on the site's own domain. */
export const EMAILS = {
  general: SITE_EMAIL ?? `contato@${domain}`,
  privacy: SITE_EMAIL ?? `privacidade@${domain}`,
} as const;
