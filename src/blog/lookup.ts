/** What one may learn of a single article, wherever it comes from. */
import type { Article } from './article.ts';
import type { ContentNode } from './content/content-node.ts';

/** An article with its text. */
export interface WholeArticle {
  readonly article: Article;
  readonly content: readonly ContentNode[];
}

/** What the backend has at an address: an article, the slug that it has now, or nothing. */
export type Lookup = WholeArticle | { readonly movedTo: string } | 'none';
