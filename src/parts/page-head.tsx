import { use } from 'react';
import { PageRecorderContext, type PageFacts } from '../site/page-record.ts';
import { SITE_NAME, SITE_ORIGIN } from '../site/site.ts';
import { JsonLd } from './json-ld.tsx';
import { article as articleThing } from './structured-data.ts';

/** Maximum length of a title with the site's name appended; search engines truncate longer ones. */
const MAX_TITLE_LENGTH = 57;

/**
 * Title, description and canonical address of a page, which React hoists into the head. Prerendering adds the tags for
 * search engines and social networks from the same facts.
 */
export function PageHead(facts: PageFacts) {
  const { title, description, path, noindex = false, isPlaceholder = false } = facts;
  const { canonical = noindex || isPlaceholder ? undefined : path } = facts;
  if (import.meta.env.SSR) use(PageRecorderContext)?.describe(facts);
  return (
    <>
      <title>{path === '/' || title.length > MAX_TITLE_LENGTH ? title : `${title} | ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={SITE_ORIGIN + canonical} />}
      {import.meta.env.SSR && facts.article && <JsonLd thing={articleThing(facts, facts.article)} />}
    </>
  );
}
