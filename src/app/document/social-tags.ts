/** Head tags that social networks read (Open Graph and Twitter). */
import type { PageFacts } from '../../site/page-record.ts';
import { SOCIAL_PICTURE, sharedPicture } from '../../site/social-picture.ts';
import { escapeMarkup } from '../../site/escape-markup.ts';

interface Site {
  readonly name: string;
  /** Address of the site, without a final slash. */
  readonly origin: string;
}

/** The keywords tag for the whole site, which belongs on its home page. */
export function keywordsTag(keywords: string): string {
  return `<meta name="keywords" content="${escapeMarkup(keywords)}">`;
}

/** The tags of a page; none for pages that are not indexed. */
export function socialTags(facts: PageFacts, { name, origin }: Site): string {
  const { title, description, path, noindex, isPlaceholder, article } = facts;
  if (noindex || isPlaceholder) return '';
  const { address, isDrawn } = sharedPicture(facts);
  const picture = new URL(address, origin).href;
  const alt = `${name}: ${title}`;
  const openGraph: [property: string, content: string][] = [
    ['og:site_name', name],
    ['og:locale', 'pt_BR'],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', picture],
    ...(isDrawn
      ? ([
          ['og:image:type', 'image/png'],
          ['og:image:width', String(SOCIAL_PICTURE.width)],
          ['og:image:height', String(SOCIAL_PICTURE.height)],
        ] as [string, string][])
      : []),
    ['og:image:alt', alt],
    ...(article
      ? ([
          // 9 a.m. in Brasília, as in the feed.
          ['article:published_time', `${article.publishedAt}T09:00:00-03:00`],
          ['article:section', article.section],
        ] as [string, string][])
      : []),
  ];
  const twitter: [name: string, content: string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', alt],
  ];
  const tag = (kind: string) => (pair: [string, string]) =>
    `<meta ${kind}="${pair[0]}" content="${escapeMarkup(pair[1])}">`;
  return [...openGraph.map(tag('property')), ...twitter.map(tag('name'))].join('');
}
