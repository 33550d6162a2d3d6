/** The page served for every address of the administrative area. */
import { escapeMarkup } from '../../src/site/escape-markup.ts';
import type { PageModules } from '../../src/site/modules-id.ts';
import { pageHtml } from '../../src/app/document/page-html.ts';

/** Marks placeholder elements, removed once the area's pages are mounted. */
const UNTIL_LOADED = 'data-casca';

const headOf = (siteName: string) =>
  `<title ${UNTIL_LOADED}>Área Administrativa | ${escapeMarkup(siteName)}</title><meta name="robots" content="noindex">`;
const BODY = `<p ${UNTIL_LOADED} class="fixed inset-0 flex flex-col items-center justify-center p-6 text-center text-muted">Carregando...<noscript>A área administrativa precisa de JavaScript, que está desligado neste navegador.</noscript></p>`;

/**
 * Makes the shell's HTML document: no content of its own, nothing for search engines.
 *
 * @param template from `readTemplates`
 * @param modules scripts that start the area
 * @param siteName name of the site
 */
export function adminShell(template: string, modules: PageModules, siteName: string): string {
  const withBody = template.replace('<div id="root">', `${BODY}$&`);
  return pageHtml(withBody, { html: '', head: headOf(siteName), data: '', modules });
}
