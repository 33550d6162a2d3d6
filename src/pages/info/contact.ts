/** Who answers for the site. What stands in square brackets is filled in before the site is published. */
import { SITE_ORIGIN } from '../../site/site.ts';

const domain = new URL(SITE_ORIGIN).hostname.replace(/^www\./, '');

/** Whoever runs the site and decides about personal data. */
export const CONTROLLER = '[nome ou razão social], [CPF ou CNPJ], [cidade e estado]';

/** Mailboxes on the site's own domain. */
export const EMAILS = { general: `contato@${domain}`, privacy: `privacidade@${domain}` } as const;
