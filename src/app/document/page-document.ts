/** Composes a page's HTML document, for both the build and the server. */
import type { BuiltArticles } from '../../blog/built-articles.ts';
import type { ServedData } from '../../catalogue/page-data.ts';
import type { PageModules } from '../../site/modules-id.ts';
import type { PageFacts, Thing } from '../../site/page-record.ts';
import { articlesScript, jsonLdScript, pageDataScript } from './data-script.ts';
import { pageHtml } from './page-html.ts';
import type { SiteFacts } from './site-facts.ts';
import { keywordsTag, socialTags } from './social-tags.ts';

interface DocumentParts {
  /** From `readTemplates`. */
  readonly template: string;
  readonly site: SiteFacts;
  readonly page: { readonly html: string; readonly facts: PageFacts; readonly things: readonly Thing[] };
  readonly served: ServedData;
  /** The backend's articles that hydration needs. */
  readonly built: BuiltArticles;
  readonly modules: PageModules;
}

export function pageDocument({ template, site, page, served, built, modules }: DocumentParts): string {
  const { html, facts, things } = page;
  const data = jsonLdScript(things) + articlesScript(built) + pageDataScript(served);
  const head = (served.path === '/' ? keywordsTag(site.keywords) : '') + socialTags(facts, site);
  return pageHtml(template, { html, head, data, modules });
}
