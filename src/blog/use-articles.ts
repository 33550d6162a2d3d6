import { useEffect, useState } from 'react';
import type { Article } from './article.ts';
import { keepPlaces } from './choose-articles.ts';
import { fetchArticles, knownArticles } from './known-articles.ts';

/** The articles to show. */
interface Edition {
  readonly articles: readonly Article[];
  /** Changes when the order of the articles changes. */
  readonly number: number;
}

/** True once the visitor has interacted with the page, so that nothing on it may move. */
function isInUse(): boolean {
  const { activeElement, body } = document;
  return window.scrollY > 0 || (activeElement !== body && activeElement?.tagName !== 'MAIN');
}

function revise(current: Edition, articles: readonly Article[]): Edition {
  if (JSON.stringify(articles) === JSON.stringify(current.articles)) return current;
  return isInUse()
    ? { ...current, articles: keepPlaces(current.articles, articles) }
    : { articles, number: current.number + 1 };
}

/**
 * All articles, newest first: the known ones immediately, later also those of the backend. If the visitor has
 * interacted with the page by then, new articles go below those already shown.
 */
export function useArticles(): Edition {
  const [edition, setEdition] = useState<Edition>(() => ({ articles: knownArticles(), number: 0 }));
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const articles = await fetchArticles();
      if (isShown) setEdition((current) => revise(current, articles));
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, []);
  return edition;
}
