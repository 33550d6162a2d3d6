/**
 * The backend's articles at build time. Prerendered pages embed them as data, so that hydration renders the
 * same before the current ones are fetched.
 */
import type { Article } from './article.ts';
import type { ContentNode } from '../catalogue/content-node.ts';

/** The text of an article at build time. */
export interface BuiltText {
  readonly content: readonly ContentNode[];
  /** Time of the article's last change, as the backend writes it; unchanged time means unchanged text. */
  readonly updatedAt: string;
}

/** Data embedded in a page: its listed articles, and the texts of those it shows. */
export interface BuiltArticles {
  readonly articles: readonly Article[];
  readonly texts: Readonly<Record<string, BuiltText>>;
}

/** Id of the script element that contains the data. */
export const BUILT_ID = 'artigos-publicados';

let built: BuiltArticles | undefined;

/** Sets the published articles for the build's renderer. */
export function setBuiltArticles(articles: BuiltArticles): void {
  built = articles;
}

function read(): BuiltArticles {
  if (built) return built;
  const json = import.meta.env.SSR ? null : document.getElementById(BUILT_ID)?.textContent;
  built = json ? (JSON.parse(json) as BuiltArticles) : { articles: [], texts: {} };
  return built;
}

/** The backend's articles in the build or embedded in the page. */
export function builtArticles(): readonly Article[] {
  return read().articles;
}

/** The text of an article in the build or embedded in the page, if available. */
export function builtText(slug: string): BuiltText | undefined {
  const { texts } = read();
  return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
}
