/** Inserts a rendered page into the built template. */
import { inlineHashes } from '../../server/site/inline-hashes.ts';
import { metaContentSecurityPolicy, type HeaderEnvironment } from '../../server/site/security-headers.ts';
import { modulesScript } from './data-script.ts';

/** Tags that React renders before the page because they belong in the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** What the router marks links with for its framework, which would fetch their routes. */
const MARK = ' data-discover="true"';

/**
 * Rendered HTML without what no browser needs: React ends an element that holds nothing as XML does; of a text or an
 * attribute it escapes the brackets.
 */
const shortened = (html: string) => html.replaceAll(MARK, '').replaceAll('/>', '>');

/** The parts of a page's document. */
interface PageParts {
  /** The rendered HTML, head tags first. */
  readonly html: string;
  /** Further tags for the head. */
  readonly head: string;
  /** HTML after the element that React hydrates. */
  readonly data: string;
  /** Addresses of the modules that hydrate the page, the entry first, then of the rest of its style and what answers. */
  readonly modules: readonly string[];
}

/** Where a page's style goes, in the template. */
export const STYLE_PLACE = '<!--style-->';

/**
 * The HTML document of a page, but for its style and its policy.
 *
 * @param template the built `index.html` with its placeholders, and the script that is inlined into every page.
 */
export function pageHtml(template: string, { html, head, data, modules }: PageParts): string {
  const hoisted = HEAD_TAGS.exec(html)?.[0] ?? '';
  return template
    .replace('<!--head-->', () => hoisted + head)
    .replace('<!--page-->', () => shortened(html.slice(hoisted.length)))
    .replace('<!--data-->', () => data + modulesScript(modules));
}

/**
 * The whole document: with its style inline, and the policy that allows what is inline.
 *
 * @param environment from which the policy takes the backend's address.
 */
export function styledPage(html: string, style: string, environment: HeaderEnvironment): string {
  const styled = html.replace(STYLE_PLACE, () => `<style>${style}</style>`);
  const policy = metaContentSecurityPolicy(environment, inlineHashes(styled));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return styled.replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${meta}`);
}
