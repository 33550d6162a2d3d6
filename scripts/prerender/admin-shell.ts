/** The page that every address of the administrative area is answered with. */
import type { HeaderEnvironment } from '../serve/security-headers.ts';
import { pageHtml } from './page-html.ts';

/** Marks what stands until the area's own pages are there, and is then removed. */
const UNTIL_LOADED = 'data-casca';

const HEAD = `<title ${UNTIL_LOADED}>Área Administrativa | Calculário</title><meta name="robots" content="noindex">`;
const BODY = `<p ${UNTIL_LOADED} class="fixed inset-0 flex flex-col items-center justify-center p-6 text-center text-muted">Carregando...<noscript>A área administrativa precisa de JavaScript, que está desligado neste navegador.</noscript></p>`;

/**
 * The shell's HTML document: no content of its own, nothing for search engines.
 *
 * @param template the built `index.html`
 * @param environment where the policy finds the backend's address
 */
export function adminShell(template: string, environment: HeaderEnvironment): string {
  const withBody = template.replace('<div id="root">', `${BODY}$&`);
  return pageHtml(withBody, { html: '', head: HEAD, data: '' }, environment);
}
