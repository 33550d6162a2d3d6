/**
 * The offline page: says that there is no connection until the site's scripts, if stored, render the requested page.
 */
import { pageDataScript } from '../../src/app/document/data-script.ts';
import { pageHtml } from '../../src/app/document/page-html.ts';
import type { PageModules } from '../../src/site/modules-id.ts';

/** Hidden once the page is rendered; it appears with a delay, because stored scripts render at once. */
const BODY =
  '<main data-casca class="mx-auto max-w-xl px-4 py-20 text-center transition-opacity delay-500 starting:opacity-0 [#root:not(:empty)~&]:hidden [&~.not-loaded]:hidden"><h1 class="text-2xl font-bold">Sem conexão com a internet</h1><p class="mt-3 mb-8 text-balance text-muted">Esta página não está guardada no seu aparelho: ela precisa de conexão.</p><a href="" class="inline-flex min-h-11 items-center rounded-xl bg-brand px-5 py-2 font-semibold text-on-brand hover:bg-brand-strong">Tentar de novo</a></main>';

/**
 * Makes the document.
 *
 * @param build identifies the build in the browser, which the rendered data must match.
 * @param modules those that start the site
 */
export function offlineShell(template: string, build: string, modules: PageModules): string {
  const head = '<title>Sem conexão com a internet</title><meta name="robots" content="noindex">';
  const data = BODY + pageDataScript({ build, path: '' });
  return pageHtml(template, { html: '', head, data, modules });
}
