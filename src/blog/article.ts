/** Types of a blog article, independent of its origin. */
import type { ContentNode } from '../catalogue/content-node.ts';
import type { BlogCategoryId } from './blog-categories.ts';

/** A call to action: a button with a link. */
export interface Cta {
  readonly text: string;
  /** A path of this site, or an http(s) address. */
  readonly link: string;
}

/** The picture at the top of an article and on its card. */
export interface Cover {
  readonly src: string;
  readonly alt: string;
}

/** Everything shown in lists, cards and the header of an article's page; its content is loaded separately. */
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
  /** The publication time, with its offset; absent if a built-in article has only a day. */
  readonly publishedMoment?: string;
  /** The time of the last change, if it was on a later day. */
  readonly updatedMoment?: string;
  /** Stays the same when the address changes. */
  readonly id?: string;
  /** Name of the author on the page. */
  readonly author?: string;
  /** Shown to search engines instead of title and excerpt. */
  readonly searchTitle?: string;
  readonly searchDescription?: string;
  readonly cover?: Cover;
  /** `primary` is shown after the first paragraph; `secondary`, or else `primary` again, at the end. */
  readonly ctaButtons: { readonly primary?: Cta; readonly secondary?: Cta };
  /** Names of calculators (see `related-names.ts`); an unknown name links to the home page. */
  readonly relatedCalculators: readonly string[];
}

/** An article with its text. */
export interface WholeArticle {
  readonly article: Article;
  readonly content: readonly ContentNode[];
}

/** Result for an address: an article, the current slug of a renamed one, or nothing. */
export type Lookup = WholeArticle | { readonly movedTo: string } | 'none';

export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
