/** Converts content to Markdown and back. Blocks that Markdown cannot express are written as HTML. */
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { ContentNode } from '../../../catalogue/content-node.ts';
import { isTooDeep, readHtml } from '../html-content.ts';
import { visit } from '../html-media.ts';
import { htmlOfMarkdown } from '../markdown-html.ts';
import { htmlOfContent } from '../writing/write-html.ts';
import { shownContent } from '../writing/shown-content.ts';

type ToAddress = (address: string) => string;

/** Writes an inline element as HTML tags, if Markdown lacks it or uses its syntax for another element. */
const asTags: NonNullable<NonNullable<Options['handlers']>[string]> = (state, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as never[]),
  { type: 'html', value: `</${node.tagName}>` },
];
const handlers = { b: asTags, i: asTags, u: asTags, s: asTags, sub: asTags, sup: asTags };

const writer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** True if two contents look the same to readers. */
export function sameContent(a: readonly ContentNode[], b: readonly ContentNode[]): boolean {
  return JSON.stringify(shownContent(a)) === JSON.stringify(shownContent(b));
}

function withAddresses(node: ContentNode, toAddress: ToAddress): ContentNode {
  if (typeof node === 'string') return node;
  const { src, children } = node;
  return {
    ...node,
    ...(src !== undefined && { src: toAddress(src) }),
    ...(children && { children: children.map((child) => withAddresses(child, toAddress)) }),
  };
}

/**
 * Converts Markdown, which may contain HTML, to content, sanitized like the administration's HTML.
 *
 * @param check may reject the tree with an error before it is sanitized.
 * @throws RangeError if it is nested too deeply, or its tables are too large
 */
export function contentOfMarkdown(
  markdown: string,
  toAddress: ToAddress = (address) => address,
  check?: (tree: Root) => void,
): ContentNode[] {
  const prepare = (tree: Root) => {
    check?.(tree);
    visit(tree.children, ({ properties }) => {
      if (typeof properties['src'] === 'string') properties['src'] = toAddress(properties['src']);
    });
  };
  return shownContent(readHtml(htmlOfMarkdown(markdown), prepare));
}

const isList = (node: ContentNode | undefined) => typeof node === 'object' && /^[ou]l$/.test(node.tag);

/** Writes HTML without empty lines, which would end the HTML block in Markdown. */
const asHtml = (blocks: readonly ContentNode[]) =>
  htmlOfContent(blocks).replaceAll(/\n(?=[ \t\r\f]*\n)/g, '&#10;');

/**
 * Converts content to Markdown, from which `contentOfMarkdown` reads content that looks the same.
 *
 * @param toAddress maps each picture to its address in the Markdown; the addresses must be unique.
 */
export function markdownOf(
  content: readonly ContentNode[],
  toAddress: ToAddress = (address) => address,
): string {
  const originals = new Map<string, string>();
  const renamed = (node: ContentNode) =>
    withAddresses(node, (address) => {
      const name = toAddress(address);
      originals.set(name, address);
      return name;
    });
  const readsAs = (markdown: string, blocks: readonly ContentNode[]) => {
    try {
      const read = contentOfMarkdown(markdown, (name) => originals.get(name) ?? name);
      return sameContent(read, blocks);
    } catch (error) {
      // Write blocks as HTML if their Markdown would be nested too deeply.
      if (isTooDeep(error)) return false;
      throw error;
    }
  };
  const blocks = shownContent(content);
  const texts = blocks.map((block, index) => {
    const html = asHtml([renamed(block)]);
    const markdown = String(writer.processSync(html))
      .trim()
      .replaceAll(/\\\[CTA-([12])\\?\]/g, '[CTA-$1]');
    const text = readsAs(markdown, [block]) ? markdown : html;
    // Separate two lists in a row, which Markdown would join.
    return isList(block) && isList(blocks[index - 1]) ? `<!-- -->\n\n${text}` : text;
  });
  const joined = texts.join('\n\n');
  return `${readsAs(joined, blocks) ? joined : asHtml(blocks.map(renamed))}\n`;
}
