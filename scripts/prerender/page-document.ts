/** A page's document, but for its style, the same in the build and in a server. */
import type { BuiltArticles } from '../../src/blog/built-articles.ts';
import type { ServedData } from '../../src/catalogue/page-data.ts';
import type { PageFacts, Thing } from '../../src/site/page-record.ts';
import { articlesScript, jsonLdScript, pageDataScript } from './data-script.ts';
import type { SiteFacts } from './listings.ts';
import { pageHtml } from './page-html.ts';
import { keywordsTag, socialTags } from './social-tags.ts';

/** What a document is made of. */
interface DocumentParts {
  /** The built `index.html` with its placeholders. */
  readonly template: string;
  readonly site: SiteFacts;
  readonly page: { readonly html: string; readonly facts: PageFacts; readonly things: readonly Thing[] };
  readonly served: ServedData;
  /** The backend's articles that hydration needs. */
  readonly built: BuiltArticles;
  /** The drawings of the icons in some HTML. */
  readonly icons: (html: string) => string;
  /** Addresses of the modules that hydrate the page, the entry first, then of the rest of its style and what answers. */
  readonly modules: readonly string[];
}

/** The document. */
export function pageDocument({ template, site, page, served, built, icons, modules }: DocumentParts): string {
  const { html, facts, things } = page;
  const data = icons(html) + jsonLdScript(things) + articlesScript(built) + pageDataScript(served);
  const head = (served.path === '/' ? keywordsTag(site.keywords) : '') + socialTags(facts, site);
  return pageHtml(template, { html, head, data, modules });
}
