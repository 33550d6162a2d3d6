import { articlePath, type Article } from '../../blog/article.ts';
import type { BuiltArticles } from '../../blog/built-articles.ts';
import { combineArticles, isReplaced, relatedArticles } from '../../blog/choose-articles.ts';

/**
 * Data that a page must embed so that hydration renders the same: all articles for the list, the article and its
 * recommendations for an article's page, nothing for other pages.
 *
 * @param own the built-in articles, which are part of every page's scripts.
 */
export function builtFor(path: string, built: BuiltArticles, own: readonly Article[]): BuiltArticles {
  if (path === '/blog') return { ...built, texts: {} };
  const all = combineArticles(own, built.articles);
  const current = all.find(({ slug }) => articlePath(slug) === path);
  if (!current) return { articles: [], texts: {} };
  const shown = [current, ...relatedArticles(all, current)];
  const text = built.texts[current.slug];
  // Also send articles that replace built-in ones: the browser has those, but does not know that they are replaced.
  const replacing = (article: Article) => own.some((other) => isReplaced(other, [article]));
  return {
    articles: built.articles.filter((article) => shown.includes(article) || replacing(article)),
    texts: text ? { [current.slug]: text } : {},
  };
}
