/** Inserts a rendered page into the built template. */
import type { PageModules } from '../../site/modules-id.ts';
import { modulesScript } from './data-script.ts';

/** Tags that React renders before the page because they belong in the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

interface PageParts {
  /** The rendered HTML, head tags first. */
  readonly html: string;
  /** Further tags for the head. */
  readonly head: string;
  /** HTML after the element that React hydrates. */
  readonly data: string;
  /** The scripts of the page; without them it stays as rendered. */
  readonly modules: PageModules | undefined;
}

/**
 * Makes the HTML document of a page.
 *
 * @param template from `readTemplates`
 */
export function pageHtml(template: string, { html, head, data, modules }: PageParts): string {
  const hoisted = HEAD_TAGS.exec(html)?.[0] ?? '';
  return template
    .replace('<!--head-->', () => hoisted + head)
    .replace('<!--page-->', () => html.slice(hoisted.length))
    .replace('<!--data-->', () => data + (modules ? modulesScript(modules) : ''));
}
