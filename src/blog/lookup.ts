/** Result of looking up a single article of any origin. */
import type { Article } from './article.ts';
import type { ContentNode } from '../catalogue/content-node.ts';

/** An article with its text. */
export interface WholeArticle {
  readonly article: Article;
  readonly content: readonly ContentNode[];
}

/** Result for an address: an article, the current slug of a renamed one, or nothing. */
export type Lookup = WholeArticle | { readonly movedTo: string } | 'none';
