/**
 * Reads HTML from the administration: parsed as browsers do, sanitized, and rebuilt as the tree of known elements
 * that the blog draws. The same in browsers and in the build.
 */
import type { Element, Properties, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { safeLink, safePicture } from '../../ui/safe-address.ts';
import {
  BLOCK_TAGS,
  CONTENT_TAGS,
  INLINE_TAGS,
  type ContentElement,
  type ContentNode,
  type ContentTag,
} from '../../parts/content/content-node.ts';

/** Elements mapped to one of ours. An article's only first-level heading is its title. */
const RENAMED: Readonly<Record<string, ContentTag>> = { h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody' };
/** Elements replaced by their content, as separate blocks. */
const BOXES = new Set(
  'div section article main header footer aside nav center address details summary dl dt dd li'.split(' '),
);
/** Elements removed with their content, which is code or an alternative to something that is not shown. */
const REMOVED =
  'audio colgroup head iframe math noembed noframes noscript plaintext script style svg template title video xmp';
/** Of all others the content remains. Addresses are judged where they are read. */
const SCHEMA = {
  tagNames: [...CONTENT_TAGS, ...Object.keys(RENAMED), ...BOXES],
  strip: REMOVED.split(' '),
  attributes: { a: ['href'], img: ['src', 'alt'] },
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};

const pipeline = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SCHEMA).freeze();

/** What is shown of HTML that is nested too deeply to be read. */
const TOO_DEEP: ContentNode[] = [
  {
    tag: 'p',
    children: ['Este conteúdo não pode ser mostrado: há elementos demais uns dentro dos outros.'],
  },
];

const BLOCKS = new Set<string>(BLOCK_TAGS);
const isInline = (tag: string): tag is (typeof INLINE_TAGS)[number] =>
  (INLINE_TAGS as readonly string[]).includes(tag);
const isBlockTag = (tag: string): tag is (typeof BLOCK_TAGS)[number] => BLOCKS.has(tag);
const isElement = (node: RootContent): node is Element => node.type === 'element';
const tagOf = ({ tagName }: Element): string => RENAMED[tagName] ?? tagName;
const textOf = (value: Properties[string]): string => (typeof value === 'string' ? value : '');

/** Whether there is any visible content. */
function isFilled(node: ContentNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.tag === 'img' || node.tag === 'hr' || (node.children ?? []).some(isFilled);
}

function isBlock(node: RootContent): node is Element {
  return isElement(node) && (BLOCKS.has(tagOf(node)) || BOXES.has(tagOf(node)));
}

/** Whether there is a block anywhere inside. */
function holdsBlock(node: RootContent): boolean {
  return isElement(node) && node.children.some((child) => isBlock(child) || holdsBlock(child));
}

/** Converts a node to inline content: blocks inside it are unwrapped. */
function inline(node: RootContent): ContentNode[] {
  if (node.type === 'text') return [node.value];
  if (!isElement(node)) return [];
  const tag = tagOf(node);
  const { properties } = node;
  if (tag === 'br') return [{ tag }];
  if (tag === 'img') {
    const src = safePicture(textOf(properties['src']));
    return src === undefined ? [] : [{ tag, src, alt: textOf(properties['alt']) }];
  }
  const children = node.children.flatMap(inline);
  if (!isInline(tag)) return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = safeLink(textOf(properties['href']));
  return href === undefined ? children : [{ tag, href, children }];
}

/** Wraps inline content in paragraphs; plain text is split at empty lines. */
function paragraphs(line: readonly ContentNode[]): ContentNode[] {
  const parts: ContentNode[][] = [[]];
  for (const piece of line) {
    const [first = '', ...rest] = typeof piece === 'string' ? piece.split(/\n\s*\n/) : [piece];
    parts.at(-1)?.push(first);
    for (const text of rest) parts.push([text]);
  }
  return parts.filter((part) => part.some(isFilled)).map((children) => ({ tag: 'p', children }));
}

/** Converts block content; `loose` converts inline content between the blocks. */
function flow(
  siblings: readonly RootContent[],
  loose: (line: readonly ContentNode[]) => ContentNode[] = (line) => [...line],
): ContentNode[] {
  const nodes: ContentNode[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    if (line.some(isFilled)) nodes.push(...loose(line));
    line = [];
  };
  for (const child of siblings) {
    if (isBlock(child)) {
      endLine();
      nodes.push(...(BOXES.has(child.tagName) ? flow(child.children, loose) : block(child)));
      continue;
    }
    const isSplit = holdsBlock(child);
    if (isSplit) endLine();
    line.push(...inline(child));
    if (isSplit) endLine();
  }
  endLine();
  return nodes;
}

function listItems(list: Element): ContentElement[] {
  return list.children
    .filter(isElement)
    .map((child): ContentElement => ({
      tag: 'li',
      children: flow(child.tagName === 'li' ? child.children : [child]),
    }))
    .filter(isFilled);
}

function tableRows(parent: Element): ContentElement[] {
  return parent.children.filter(isElement).flatMap((child): ContentElement[] => {
    const tag = tagOf(child);
    if (tag === 'thead' || tag === 'tbody' || tag === 'tr') return [{ tag, children: tableRows(child) }];
    return tag === 'th' || tag === 'td' ? [{ tag, children: flow(child.children) }] : [];
  });
}

function block(node: Element): ContentElement[] {
  const tag = tagOf(node);
  if (!isBlockTag(tag)) return [];
  const made: ContentElement = tag === 'hr' ? { tag } : { tag, children: childrenOf(node, tag) };
  return isFilled(made) ? [made] : [];
}

function childrenOf(node: Element, tag: ContentTag): ContentNode[] {
  switch (tag) {
    case 'ul':
    case 'ol':
      return listItems(node);
    case 'table':
      return tableRows(node);
    case 'blockquote':
      return flow(node.children, paragraphs);
    case 'figure':
      return flow(node.children);
    default:
      return node.children.flatMap(inline);
  }
}

/**
 * Converts nodes to content, rebuilt from known elements with safe addresses only. Text without elements is
 * split into paragraphs at empty lines.
 */
export function contentOfNodes(nodes: readonly RootContent[]): ContentNode[] {
  return flow(nodes, paragraphs);
}

/** Sanitizes HTML and converts it to content; never throws, whatever the HTML. */
export function contentOfHtml(html: string): ContentNode[] {
  try {
    return contentOfNodes(pipeline.runSync(pipeline.parse(html)).children);
  } catch (error) {
    // Thousands of elements inside each other exceed the stack.
    if (error instanceof RangeError) return TOO_DEEP;
    throw error;
  }
}
