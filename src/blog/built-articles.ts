/**
 * What the build knew of the backend's articles. The pages that it drew with them carry them as data, so that
 * the browser draws the same before it asks for news.
 */
import type { Article } from './article.ts';
import type { ContentNode } from './content/content-node.ts';

/** What a page carries: the articles that it shows or names, and the texts of those that it shows. */
export interface BuiltArticles {
  readonly articles: readonly Article[];
  readonly contents: Readonly<Record<string, readonly ContentNode[]>>;
}

/** Id of the element that carries them. */
export const BUILT_ID = 'artigos-publicados';

let built: BuiltArticles | undefined;

/** Tells the build's renderer what the backend has published. */
export function setBuiltArticles(articles: BuiltArticles): void {
  built = articles;
}

function read(): BuiltArticles {
  if (built) return built;
  const json = import.meta.env.SSR ? null : document.getElementById(BUILT_ID)?.textContent;
  built = json ? (JSON.parse(json) as BuiltArticles) : { articles: [], contents: {} };
  return built;
}

/** The articles of the backend that the build, or the page, knew. */
export function builtArticles(): readonly Article[] {
  return read().articles;
}

/** The text of such an article, where it is there. */
export function builtContent(slug: string): readonly ContentNode[] | undefined {
  const { contents } = read();
  return Object.hasOwn(contents, slug) ? contents[slug] : undefined;
}
