/** Built-in articles, discovered from their files; they need no backend. */
import type { Article } from './article.ts';
import { newestFirst } from './choose-articles.ts';

const facts = import.meta.glob<Article>('./articles/*.md', {
  eager: true,
  import: 'default',
  query: '?fatos',
});

/** All built-in articles, newest first. */
export const ownArticles: readonly Article[] = newestFirst(Object.values(facts));
