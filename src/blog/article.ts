/** What an article of the blog is, wherever it comes from. */
import type { BlogCategoryId } from './blog-categories.ts';
import type { RelatedName } from './related-names.ts';

/** A button that leads from the article to something to do. */
export interface Cta {
  readonly text: string;
  /** A path of this site, or an http(s) address. */
  readonly link: string;
}

/** The picture at the head of an article and on its card. */
export interface Cover {
  readonly src: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

/** All that lists, cards and the head of an article's page tell; its content is loaded apart. */
export interface Article {
  /** Last part of the address: `/blog/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: BlogCategoryId;
  /** Minutes. */
  readonly readTime: number;
  /** The day in Brazil, `YYYY-MM-DD`. */
  readonly publishedAt: string;
  readonly cover?: Cover;
  /** `primary` stands after the first paragraph; `secondary`, or else `primary` again, at the end. */
  readonly ctaButtons: { readonly primary?: Cta; readonly secondary?: Cta };
  /** Names of calculators (see `related-names.ts`); a name without a calculator leads to the home page. */
  readonly relatedCalculators: readonly string[];
}

/**
 * The facts of an article of our own, `articles/<slug>.ts`. The text stands beside it in `<slug>.md`, from which
 * the reading time is counted, and the cover in `public/blog/<slug>.svg`.
 */
export interface ArticleSheet extends Omit<Article, 'slug' | 'readTime' | 'cover' | 'relatedCalculators'> {
  readonly coverAlt: string;
  readonly relatedCalculators: readonly RelatedName[];
}

/** Address of an article. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** An article of our own: what its sheet says and what follows from its name and text. */
export function articleOf(slug: string, sheet: ArticleSheet, readTime: number): Article {
  const { coverAlt, ...facts } = sheet;
  return { ...facts, slug, readTime, cover: { src: `/blog/${slug}.svg`, alt: coverAlt } };
}
