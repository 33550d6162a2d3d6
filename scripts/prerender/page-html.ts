/** Puts a rendered page into the built template. */
import { metaContentSecurityPolicy, type HeaderEnvironment } from '../serve/security-headers.ts';

/** Tags that React writes in front of the page because they belong into the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** What goes into a page's document. */
interface PageParts {
  /** What React rendered, head tags first. */
  readonly html: string;
  /** Further tags for the head. */
  readonly head: string;
  /** What stands behind the part that React takes over. */
  readonly data: string;
}

/**
 * The whole HTML document of a page.
 *
 * @param template the built `index.html` with its three marks.
 * @param environment where the policy finds the backend's address.
 */
export function pageHtml(
  template: string,
  { html, head, data }: PageParts,
  environment: HeaderEnvironment,
): string {
  const hoisted = HEAD_TAGS.exec(html)?.[0] ?? '';
  const policy = metaContentSecurityPolicy(environment);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return template
    .replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${meta}`)
    .replace('<!--head-->', () => hoisted + head)
    .replace('<!--page-->', () => html.slice(hoisted.length))
    .replace('<!--data-->', () => data);
}
