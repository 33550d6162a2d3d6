/** Generates the files that are not pages: lists of pages, policies, and settings for hosts and servers. */
import { CONFIG_PATH } from '../../server/backend/gateway/paths.ts';
import { BUILT_FOR_FILE, builtForFile } from '../../server/site/built-for.ts';
import { HEADERS_FILE, inlineScripts } from '../../server/site/inline-hashes.ts';
import { REDIRECTS_FILE, redirectsFile } from '../../server/site/redirects.ts';
import { headersFile } from '../../server/site/security-headers.ts';
import { feedOf, guideOf, searchOf, siteMapOf, type OwnPages } from '../../src/app/document/listings.ts';
import type { SiteFacts } from '../../src/app/document/site-facts.ts';
import { robots } from '../../src/app/document/sitemap.ts';
import type { Article } from '../../src/blog/article.ts';
import { calculatorPath, embedPath } from '../../src/catalogue/entry.ts';
import { PUBLISHED_SEARCH } from '../../src/search/search-format.ts';
import type { BackendEnvironment } from './published.ts';
import { SECURITY_FILE, securityTxt } from './security-txt.ts';
import { MANIFEST_FILE, manifest } from './web-manifest.ts';

interface SiteParts {
  readonly site: SiteFacts & Parameters<typeof manifest>[0];
  readonly environment: BackendEnvironment;
  readonly template: string;
  readonly embedTemplate: string;
  readonly pages: OwnPages;
  readonly published: readonly Article[];
  /** Current addresses of renamed calculators by their former ones. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Adds the addresses for embedding to those of renamed calculators. */
function movedAddresses(moved: ReadonlyMap<string, string>): Map<string, string> {
  const embedded = (path: string) => embedPath(path.slice(calculatorPath('').length));
  return new Map(
    [...moved].flatMap(([from, to]) => [[from, to] as const, [embedded(from), embedded(to)] as const]),
  );
}

/** Generates the contents of the files by their paths. */
export function siteFiles(parts: SiteParts): Record<string, string> {
  const { site, environment, template, embedTemplate, pages, published, moved } = parts;
  const security = securityTxt(site, new Date());
  return {
    [BUILT_FOR_FILE]: builtForFile(environment),
    [HEADERS_FILE]: headersFile(environment, inlineScripts(template), inlineScripts(embedTemplate)),
    'sitemap.xml': siteMapOf(site, pages, published),
    'robots.txt': robots(site.origin),
    [MANIFEST_FILE]: manifest(site),
    ...(security !== undefined && { [SECURITY_FILE]: security }),
    'llms.txt': guideOf(site, pages, published),
    ...(moved.size > 0 && { [REDIRECTS_FILE]: redirectsFile(movedAddresses(moved)) }),
    // Write an empty configuration for hosts without a backend, so that pages get no error.
    [CONFIG_PATH.slice(1)]: '{}',
    [site.blog.feedPath.slice(1)]: feedOf(site, pages, published),
    [PUBLISHED_SEARCH.slice(1)]: JSON.stringify(searchOf(pages, published)),
  };
}
