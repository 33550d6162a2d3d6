/** Converts the Markdown of an article to the content tree that pages render. */
import type { Nodes } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { CONTENT_TAGS, type ContentNode } from '../../src/catalogue/content-node.ts';
import { contentOfNodes } from '../../src/blog/live/html-content.ts';
import { keepAmountsTogether } from '../../src/engine/keep-together.ts';
import { setFormulas } from './set-formulas.ts';

// Keep HTML, so that it can be refused.
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();

const ALLOWED = new Set<string>(['root', 'text', 'comment', ...CONTENT_TAGS]);

/**
 * Refuses a tree with elements that an article must not have.
 *
 * @throws Error with the name of such an element
 */
export function refuseForbidden(node: Nodes): void {
  const name = node.type === 'element' ? node.tagName : node.type;
  if (!ALLOWED.has(name)) {
    throw new Error(`o texto de um artigo não pode ter "${name}"; escreva em Markdown`);
  }
  if ('children' in node) node.children.forEach(refuseForbidden);
}

/**
 * Converts a Markdown text, including tables, and typesets formulas between backticks.
 *
 * @throws Error if the text contains elements that an article must not have, such as HTML
 */
export function contentOf(markdown: string): ContentNode[] {
  const tree = pipeline.runSync(pipeline.parse(keepAmountsTogether(markdown)));
  refuseForbidden(tree);
  return setFormulas(contentOfNodes(tree.children));
}
