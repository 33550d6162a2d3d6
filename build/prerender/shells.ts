/** Generates the pages without content: the shell of the administrative area, and the offline page. */
import { pageDataScript } from '../../src/app/document/data-script.ts';
import { pageHtml } from '../../src/app/document/page-html.ts';
import { escapeMarkup } from '../../src/site/escape-markup.ts';
import type { PageModules } from '../../src/site/modules-id.ts';

/** Attribute of placeholder elements, which the app removes once mounted. */
const UNTIL_LOADED = 'data-casca';

const adminHead = (siteName: string) =>
  `<title ${UNTIL_LOADED}>Área Administrativa | ${escapeMarkup(siteName)}</title><meta name="robots" content="noindex">`;
const ADMIN_BODY = `<p ${UNTIL_LOADED} class="fixed inset-0 flex flex-col items-center justify-center p-6 text-center text-muted">Carregando...<noscript>A área administrativa precisa de JavaScript, que está desligado neste navegador.</noscript></p>`;

/**
 * Generates the page for all addresses of the administrative area, excluded from search engines.
 *
 * @param template from `readTemplates`
 * @param modules scripts that start the app
 * @param siteName name of the site
 */
export function adminShell(template: string, modules: PageModules, siteName: string): string {
  const withBody = template.replace('<div id="root">', `${ADMIN_BODY}$&`);
  return pageHtml(withBody, { html: '', head: adminHead(siteName), data: '', modules });
}

/**
 * Message that there is no connection, until stored scripts render the requested page. Appears with a delay, because
 * stored scripts render immediately.
 */
const OFFLINE_BODY =
  '<main data-casca class="mx-auto max-w-xl px-4 py-20 text-center transition-opacity delay-500 starting:opacity-0 [#root:not(:empty)~&]:hidden [&~.not-loaded]:hidden"><h1 class="text-2xl font-bold">Sem conexão com a internet</h1><p class="mt-3 mb-8 text-balance text-muted">Esta página não está guardada no seu aparelho: ela precisa de conexão.</p><a href="" class="inline-flex min-h-11 items-center rounded-xl bg-brand px-5 py-2 font-semibold text-on-brand hover:bg-brand-strong">Tentar de novo</a></main>';

/**
 * Generates the offline page.
 *
 * @param template from `readTemplates`
 * @param build name of the build, which the data of pages must match
 * @param modules scripts that start the site
 */
export function offlineShell(template: string, build: string, modules: PageModules): string {
  const head = '<title>Sem conexão com a internet</title><meta name="robots" content="noindex">';
  const data = OFFLINE_BODY + pageDataScript({ build, path: '' });
  return pageHtml(template, { html: '', head, data, modules });
}
