/** Inserts a rendered page into the built template. */
import type { PageModules } from '../../site/modules-id.ts';
import { modulesScript } from './data-script.ts';

/** Head tags, which React renders before the page. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

interface PageParts {
  /** The rendered HTML, head tags first. */
  readonly html: string;
  /** Further tags for the head. */
  readonly head: string;
  /** HTML after the element that React hydrates. */
  readonly data: string;
  /** Scripts of the page; without them the page is never hydrated. */
  readonly modules: PageModules | undefined;
}

/**
 * Inserts a page into the template.
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
