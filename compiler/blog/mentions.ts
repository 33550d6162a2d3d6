/** The calculators that our own articles mention, so that a calculator's page can link back to them. */
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

/** Maximum number of articles on a calculator's page. */
const MOST = 3;
const CALCULATOR_PATH = /^\/calculadora\/([a-z]+\/[a-z0-9-]+)/;

function linksIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...linksIn(node.children ?? [])],
  );
}

/**
 * Ids of the calculators that an article links to: in its calls to action, its related calculators and its
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

/** By calculator id, the articles that mention it, three at most, in the order given. */
export function mentionsOf(articles: readonly WholeArticle[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const whole of articles) {
    const { slug, title } = whole.article;
    for (const id of calculatorsOf(whole)) {
      const list = mentions.get(id) ?? [];
      if (list.length < MOST) mentions.set(id, [...list, { path: articlePath(slug), title }]);
    }
  }
  return mentions;
}

/** The mentions in our own articles, the newest first. Quotations add no links, so they are not filled in. */
export async function ownMentions(): Promise<Map<string, Mention[]>> {
  const files = new Map((await readAllOwn()).map((own) => [factsOf(own), own.file.markdown]));
  const whole = newestFirst([...files.keys()]).map((article) => ({
    article,
    content: contentOfText(files.get(article) ?? ''),
  }));
  return mentionsOf(whole);
}
