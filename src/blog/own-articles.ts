/** Our own articles, discovered from their files; they need no backend. */
import { articleOf, type Article, type ArticleSheet } from './article.ts';
import { newestFirst } from './choose-articles.ts';

const sheets = import.meta.glob<ArticleSheet>('./articles/*.ts', { eager: true, import: 'default' });
const minutes = import.meta.glob<number>('./articles/*.md', {
  eager: true,
  import: 'default',
  query: '?minutos',
});

function ownArticle([file, sheet]: [string, ArticleSheet]): Article {
  const slug = file.slice('./articles/'.length, -'.ts'.length);
  const readTime = minutes[`./articles/${slug}.md`];
  if (readTime === undefined) throw new Error(`Falta o texto do artigo: src/blog/articles/${slug}.md`);
  return articleOf(slug, sheet, readTime);
}

/** All of them, newest first. */
export const ownArticles: readonly Article[] = newestFirst(Object.entries(sheets).map(ownArticle));
