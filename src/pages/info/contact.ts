/** The operator of the site. Replace the texts in square brackets before publishing. */
import { SITE_ORIGIN } from '../../site/site.ts';

const domain = new URL(SITE_ORIGIN).hostname.replace(/^www\./, '');

/** The operator of the site and controller of personal data. */
export const CONTROLLER = '[nome ou razão social], [CPF ou CNPJ], [cidade e estado]';

/** Mailboxes on the site's own domain. */
export const EMAILS = { general: `contato@${domain}`, privacy: `privacidade@${domain}` } as const;
