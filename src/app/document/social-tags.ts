/** Head tags that social networks read (Open Graph and Twitter). */
import { withTimeOfDay } from '../../calendar/with-time-of-day.ts';
import type { PageFacts } from '../../site/page-record.ts';
import { sharedPicture } from '../../site/social-picture.ts';
import { escapeMarkup } from '../../site/escape-markup.ts';
import type { SiteFacts } from './site-facts.ts';

/** The keywords tag for the whole site, which belongs on its home page. */
export function keywordsTag(keywords: string): string {
  return `<meta name="keywords" content="${escapeMarkup(keywords)}">`;
}

type Pair = [property: string, content: string];

const pairs = (some: readonly Pair[] | false | undefined): readonly Pair[] => some || [];

/** The tags of a page; none for pages that are not indexed. */
export function socialTags(facts: PageFacts, { name, origin }: Pick<SiteFacts, 'name' | 'origin'>): string {
  const { title, description, path, noindex, isPlaceholder, article } = facts;
  if (noindex || isPlaceholder) return '';
  const { address, isDrawn, size, alt = `${name}: ${title}` } = sharedPicture(facts);
  const picture = new URL(address, origin).href;
  const openGraph: Pair[] = [
    ['og:site_name', name],
    ['og:locale', 'pt_BR'],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', picture],
    ...pairs(isDrawn && [['og:image:type', 'image/png']]),
    ...pairs(
      size && [
        ['og:image:width', String(size.width)],
        ['og:image:height', String(size.height)],
      ],
    ),
    ['og:image:alt', alt],
    ...pairs(
      article && [
        ['article:published_time', withTimeOfDay(article.publishedAt)],
        ['article:section', article.section],
      ],
    ),
    ...pairs(article?.modifiedAt !== undefined && [['article:modified_time', article.modifiedAt]]),
  ];
  const named: Pair[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', alt],
    ...pairs(article?.author !== undefined && [['author', article.author]]),
  ];
  const tag = (kind: string) => (pair: [string, string]) =>
    `<meta ${kind}="${pair[0]}" content="${escapeMarkup(pair[1])}">`;
  return [...openGraph.map(tag('property')), ...named.map(tag('name'))].join('');
}
