/** Compiles an article's Markdown to the content tree that pages render. */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { isContentTag, type ContentNode } from '../../src/blog/content/content-node.ts';
import { wholeAmounts } from '../../src/engine/whole-amounts.ts';

/** The part of the hast (HTML syntax tree) types used here. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly HtmlNode[];
}

function attribute(node: HtmlNode, name: 'href' | 'src' | 'alt'): Partial<Record<typeof name, string>> {
  const value = node.properties?.[name];
  return typeof value === 'string' ? { [name]: value } : {};
}

/** Line breaks between blocks are not content. */
function childrenOf(node: HtmlNode): ContentNode[] {
  return (node.children ?? []).filter((child) => child.type !== 'text' || child.value !== '\n').map(convert);
}

function convert(node: HtmlNode): ContentNode {
  if (node.type === 'text') return node.value ?? '';
  const tag = node.tagName ?? node.type;
  if (node.type !== 'element' || !isContentTag(tag)) {
    throw new Error(`o texto de um artigo não pode ter "${tag}"; escreva em Markdown`);
  }
  const children = childrenOf(node);
  return {
    tag,
    ...attribute(node, 'href'),
    ...attribute(node, 'src'),
    ...attribute(node, 'alt'),
    ...(children.length > 0 ? { children } : {}),
  };
}

/**
 * The content of a Markdown text (with tables).
 *
 * @throws Error if it contains anything that an article may not have, such as HTML.
 */
export async function contentOf(markdown: string): Promise<ContentNode[]> {
  let content: ContentNode[] = [];
  const collect = () => (tree: HtmlNode) => {
    content = childrenOf(tree);
  };
  // Only the intermediate tree is needed, not the compiled component.
  await compile(wholeAmounts(markdown), {
    format: 'md',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [collect],
  });
  return content;
}
