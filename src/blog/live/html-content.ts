/**
 * Reads HTML from the administration: parsed as browsers do, sanitized, and rebuilt as a tree of known elements for the
 * blog. Behaves the same in browsers and in the build.
 */
import type { Element, Properties, Root, RootContent } from 'hast';
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
} from '../../catalogue/content-node.ts';
import { tableSections } from './html-table.ts';

/** Elements mapped to supported ones; the article's title is its only first-level heading. */
const RENAMED: Record<string, ContentTag> = { h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody', strike: 's' };
/** Elements replaced by their content, as separate blocks. */
const BOXES = new Set(
  'div section article main header footer aside nav center address details summary dl dt dd li'.split(' '),
);
/** Elements removed with their content: code, or an alternative to hidden content. */
const REMOVED =
  'audio colgroup head iframe math noembed noframes noscript plaintext script style svg template title video xmp';
/** Sanitizer schema, which keeps the content of all other elements. Addresses are checked during conversion. */
const SCHEMA = {
  tagNames: [...CONTENT_TAGS, ...Object.keys(RENAMED), ...BOXES],
  strip: REMOVED.split(' '),
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    b: ['style'],
    strong: ['style'],
    th: ['colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};

const pipeline = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SCHEMA).freeze();

/** Replacement for HTML nested too deeply to read. */
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
export const isElement = (node: { readonly type: string }): node is Element => node.type === 'element';
const tagOf = ({ tagName }: Element): string => RENAMED[tagName] ?? tagName;
/** Value of an attribute; empty without one. */
export const textOf = (value: Properties[string]): string => (typeof value === 'string' ? value : '');

/** True if there is any visible content. */
function isFilled(node: ContentNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.tag === 'img' || node.tag === 'hr' || (node.children ?? []).some(isFilled);
}

function isBlock(node: RootContent): boolean {
  return isElement(node) && (BLOCKS.has(tagOf(node)) || BOXES.has(tagOf(node)));
}

/** True if there is a block at any depth. */
function holdsBlock(node: RootContent): boolean {
  return isElement(node) && node.children.some((child) => isBlock(child) || holdsBlock(child));
}

/** Matches a `b` that is not bold, in which Google Docs wraps documents; not Word's `mso-bidi-font-weight`. */
const NOT_BOLD = /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)\b/i;

/** Wraps inline content in an inline element, if the blog supports it. */
function wrap(node: Element, children: ContentNode[]): ContentNode[] {
  const tag = tagOf(node);
  if (!isInline(tag) || NOT_BOLD.test(textOf(node.properties['style']))) return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = safeLink(textOf(node.properties['href']));
  return href === undefined ? children : [{ tag, href, children }];
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
  return wrap(node, node.children.flatMap(inline));
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

/** Options for converting block content. */
interface Flow {
  /** Converts inline content between the blocks. */
  readonly loose: (line: readonly ContentNode[]) => ContentNode[];
  /** Inline elements around the blocks, one of each kind, outermost first; moved into each line. */
  readonly around: readonly Element[];
}

const AS_IS = (line: readonly ContentNode[]) => [...line];

/** Wraps inline content in the inline elements around its block. */
function lineOf(line: ContentNode[], around: readonly Element[]): ContentNode[] {
  if (!line.some(isFilled)) return [];
  return around.reduceRight((content, element) => wrap(element, content), line);
}

/** Adds an element to those around a block; omits duplicates, which have no effect. */
const addAround = (around: readonly Element[], element: Element) => [
  ...around.filter(({ tagName }) => tagName !== element.tagName),
  element,
];

/** Converts block content. */
function flow(siblings: readonly RootContent[], { loose, around }: Flow): ContentNode[] {
  const nodes: ContentNode[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    nodes.push(...loose(lineOf(line, around)));
    line = [];
  };
  for (const child of siblings) {
    if (!isElement(child) || !(isBlock(child) || holdsBlock(child))) {
      line.push(...inline(child));
      continue;
    }
    endLine();
    if (!isBlock(child)) nodes.push(...flow(child.children, { loose, around: addAround(around, child) }));
    else if (BOXES.has(child.tagName)) nodes.push(...flow(child.children, { loose, around }));
    else nodes.push(...block(child, around));
  }
  endLine();
  return nodes;
}

function listItems(list: Element, around: readonly Element[]): ContentElement[] {
  return list.children
    .filter(isElement)
    .map((child): ContentElement => ({
      tag: 'li',
      children: flow(child.tagName === 'li' ? child.children : [child], { loose: AS_IS, around }),
    }))
    .filter(isFilled);
}

/** Limit for the number of a list's first item, because longer numbers would not fit into the margin. */
const MAX_START = 9999;

/** The number of a list's first item as an attribute, if it is not 1. */
function startOf({ properties: { start } }: Element): { start?: number } {
  const isKept = typeof start === 'number' && Number.isInteger(start) && start >= 0 && start <= MAX_START;
  return isKept && start !== 1 ? { start } : {};
}

function block(node: Element, around: readonly Element[]): ContentElement[] {
  const tag = tagOf(node);
  if (!isBlockTag(tag)) return [];
  const result: ContentElement =
    tag === 'hr'
      ? { tag }
      : { tag, ...(tag === 'ol' && startOf(node)), children: childrenOf(node, tag, around) };
  return isFilled(result) ? [result] : [];
}

function childrenOf(node: Element, tag: ContentTag, around: readonly Element[]): ContentNode[] {
  switch (tag) {
    case 'ul':
    case 'ol':
      return listItems(node, around);
    case 'table':
      return tableSections(node, ({ tagName, children }) => ({
        tag: tagName === 'th' ? 'th' : 'td',
        children: flow(children, { loose: AS_IS, around }),
      }));
    case 'blockquote':
      return flow(node.children, { loose: paragraphs, around });
    case 'figure':
      return flow(node.children, { loose: AS_IS, around });
    default:
      return lineOf(node.children.flatMap(inline), around);
  }
}

/**
 * Converts nodes to content, rebuilt from known elements with safe addresses only. Text without elements is
 * split into paragraphs at empty lines.
 */
export function contentOfNodes(nodes: readonly RootContent[]): ContentNode[] {
  return flow(nodes, { loose: paragraphs, around: [] });
}

/** Parses and sanitizes HTML, after `prepare` has changed the parsed tree. */
export function nodesOfHtml(html: string, prepare?: (tree: Root) => void): RootContent[] {
  const tree = pipeline.parse(html);
  prepare?.(tree);
  return pipeline.runSync(tree).children;
}

/** True for an overflow of the stack, by thousands of nested elements; Firefox has its own error for it. */
export const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/**
 * Sanitizes HTML and converts it to content, even if it is malformed.
 *
 * @param prepare changes the parsed tree before it is sanitized.
 * @throws RangeError if it is nested too deeply
 */
export function readHtml(html: string, prepare?: (tree: Root) => void): ContentNode[] {
  return contentOfNodes(nodesOfHtml(html, prepare));
}

/** Like `readHtml`, but never throws: HTML nested too deeply becomes a sentence that says so. */
export function contentOfHtml(html: string, prepare?: (tree: Root) => void): ContentNode[] {
  try {
    return readHtml(html, prepare);
  } catch (error) {
    if (isTooDeep(error)) return TOO_DEEP;
    throw error;
  }
}
