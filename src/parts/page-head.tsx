import { use } from 'react';
import { PageRecorderContext, type PageFacts } from '../site/page-record.ts';
import { SITE_NAME, SITE_ORIGIN } from '../site/site.ts';
import { JsonLd } from './json-ld.tsx';
import { article as articleThing } from './structured-data.ts';

/** Longest title with the site's name appended; search engines would truncate a longer one. */
const LONG_TITLE = 57;

/**
 * Title, description and address of a page; React hoists them into the head. The prerendering adds the tags
 * for search engines and social networks from the same facts.
 */
export function PageHead(facts: PageFacts) {
  const { title, description, path, noindex = false, isPlaceholder = false } = facts;
  const { canonical = noindex || isPlaceholder ? undefined : path } = facts;
  if (import.meta.env.SSR) use(PageRecorderContext)?.describe(facts);
  return (
    <>
      <title>{path === '/' || title.length > LONG_TITLE ? title : `${title} | ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={SITE_ORIGIN + canonical} />}
      {import.meta.env.SSR && facts.article && <JsonLd thing={articleThing(facts, facts.article)} />}
    </>
  );
}
