/** Finds the articles that mention a calculator, so that its page can link back to them. */
import { articlePath, type Article } from '../../src/blog/article.ts';
import { newestFirst } from '../../src/blog/choose-articles.ts';
import type { ContentNode } from '../../src/catalogue/content-node.ts';
import type { Mention } from '../../src/blog/read-also.tsx';
import { relatedId } from '../../src/blog/related-names.ts';
import { contentOfText, factsOf, readAllOwn } from './article-files.ts';

interface WholeArticle {
  readonly article: Pick<Article, 'slug' | 'title' | 'ctaButtons' | 'relatedCalculators'>;
  readonly content: readonly ContentNode[];
}

/** Maximum number of articles on the page of a calculator. */
const MAX_ARTICLES = 3;
const CALCULATOR_PATH = /^\/calculadora\/([a-z]+\/[a-z0-9-]+)/;

function linksIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...linksIn(node.children ?? [])],
  );
}

/**
 * Lists the ids of the calculators to which an article links, in its calls to action, its related calculators and its
 * text.
 */
function calculatorsOf({ article, content }: WholeArticle): Set<string> {
  const { primary, secondary } = article.ctaButtons;
  const links = [primary?.link, secondary?.link, ...linksIn(content)];
  const ids = [
    ...links.map((link = '') => CALCULATOR_PATH.exec(link)?.[1]),
    ...article.relatedCalculators.map(relatedId),
  ];
  return new Set(ids.filter((id) => id !== undefined));
}

/** Groups articles by the calculators that they mention, at most three for each, in the given order. */
export function mentionsOf(articles: readonly WholeArticle[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const whole of articles) {
    const { slug, title } = whole.article;
    for (const id of calculatorsOf(whole)) {
      const list = mentions.get(id) ?? [];
      if (list.length < MAX_ARTICLES) mentions.set(id, [...list, { path: articlePath(slug), title }]);
    }
  }
  return mentions;
}

/** Finds the mentions in our own articles, newest first. Skips quotations, which contain no links. */
export async function ownMentions(): Promise<Map<string, Mention[]>> {
  const files = new Map((await readAllOwn()).map((own) => [factsOf(own), own.file.markdown]));
  const whole = newestFirst([...files.keys()]).map((article) => ({
    article,
    content: contentOfText(files.get(article) ?? ''),
  }));
  return mentionsOf(whole);
}
