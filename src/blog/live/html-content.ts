/** Converts HTML from the administration to the tree of known elements that the blog renders. */
import { safeLink, safePicture } from '../../ui/safe-address.ts';
import { sanitizeHtml } from '../../ui/sanitize-html.ts';
import {
  CONTENT_TAGS,
  isContentTag,
  type ContentElement,
  type ContentNode,
  type ContentTag,
} from '../content/content-node.ts';

/** Elements mapped to one of ours. An article's only first-level heading is its title. */
const RENAMED: Readonly<Record<string, ContentTag>> = { h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody' };
/** Elements replaced by their content, as separate blocks. */
const BOXES = new Set(
  'div section article main header footer aside nav center address details summary dl dt dd li'.split(' '),
);
const BLOCKS = new Set<string>('p h2 h3 h4 ul ol pre blockquote hr figure figcaption table'.split(' '));
/** Elements allowed only inside their parent block. */
const PARTS = new Set<string>(['li', 'thead', 'tbody', 'tr', 'th', 'td']);
const VOID = new Set<string>(['hr', 'br', 'img']);

const ACCEPTED: readonly string[] = [...CONTENT_TAGS, ...Object.keys(RENAMED), ...BOXES];

/** The part of the DOM `Node` interface used here. */
export interface HtmlNode {
  readonly nodeName: string;
  /** 1 for elements, 3 for text. */
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<HtmlNode>;
}

/** An element among such nodes. */
export interface HtmlElement extends HtmlNode {
  getAttribute(name: string): string | null;
}

function tagOf(node: HtmlNode): string {
  const name = node.nodeName.toLowerCase();
  return RENAMED[name] ?? name;
}

const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === 1;
const isText = (node: HtmlNode): boolean => node.nodeType === 3;
const elementsIn = (node: HtmlNode): HtmlElement[] => [...node.childNodes].filter(isElement);

/** Whether there is any visible content. */
function isFilled(node: ContentNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.tag === 'img' || node.tag === 'hr' || (node.children ?? []).some(isFilled);
}

function element(tag: ContentTag, children: readonly ContentNode[]): ContentElement {
  return { tag, children };
}

const isBlock = (node: HtmlNode): boolean =>
  isElement(node) && (BLOCKS.has(tagOf(node)) || BOXES.has(tagOf(node)));

/** Whether there is a block anywhere inside. */
function holdsBlock(node: HtmlNode): boolean {
  return [...node.childNodes].some((child) => isBlock(child) || holdsBlock(child));
}

/** Converts a node to inline content: blocks inside it are unwrapped. */
function inline(node: HtmlNode): ContentNode[] {
  if (isText(node)) return node.nodeValue ? [node.nodeValue] : [];
  if (!isElement(node)) return [];
  const tag = tagOf(node);
  if (tag === 'img') return picture(node);
  if (tag === 'br') return [{ tag }];
  const children = [...node.childNodes].flatMap(inline);
  if (tag === 'a') {
    const href = safeLink(node.getAttribute('href') ?? '');
    return href === undefined ? children : [{ tag, href, children }];
  }
  return isContentTag(tag) && !BLOCKS.has(tag) && !PARTS.has(tag) ? [element(tag, children)] : children;
}

function picture(node: HtmlElement): ContentElement[] {
  const src = safePicture(node.getAttribute('src') ?? '');
  return src === undefined ? [] : [{ tag: 'img', src, alt: node.getAttribute('alt') ?? '' }];
}

/** Wraps inline content in paragraphs; plain text is split at empty lines. */
function paragraphs(line: readonly ContentNode[]): ContentNode[] {
  const parts: ContentNode[][] = [[]];
  for (const piece of line) {
    const [first = '', ...rest] = typeof piece === 'string' ? piece.split(/\n\s*\n/) : [piece];
    parts.at(-1)?.push(first);
    for (const text of rest) parts.push([text]);
  }
  return parts.filter((part) => part.some(isFilled)).map((part) => element('p', part));
}

/** Converts block content; `loose` converts inline content between the blocks. */
function flow(
  siblings: Iterable<HtmlNode>,
  loose: (line: readonly ContentNode[]) => ContentNode[],
): ContentNode[] {
  const nodes: ContentNode[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    if (line.some(isFilled)) nodes.push(...loose(line));
    line = [];
  };
  for (const child of siblings) {
    const tag = tagOf(child);
    if (isElement(child) && isBlock(child)) {
      endLine();
      nodes.push(...(BOXES.has(tag) ? flow(child.childNodes, loose) : block(child, tag)));
    } else if (holdsBlock(child)) {
      endLine();
      line = inline(child);
      endLine();
    } else {
      line.push(...inline(child));
    }
  }
  endLine();
  return nodes;
}

const asTheyStand = (line: readonly ContentNode[]): ContentNode[] => [...line];

function listItems(list: HtmlElement): ContentElement[] {
  return elementsIn(list)
    .map((child) => element('li', flow(tagOf(child) === 'li' ? child.childNodes : [child], asTheyStand)))
    .filter(isFilled);
}

function tableRows(parent: HtmlElement): ContentElement[] {
  return elementsIn(parent).flatMap((child): ContentElement[] => {
    const tag = tagOf(child);
    if (tag === 'thead' || tag === 'tbody') return [element(tag, tableRows(child))];
    if (tag !== 'tr') return [];
    const cells = elementsIn(child).flatMap((cell) => {
      const name = tagOf(cell);
      return name === 'th' || name === 'td' ? [element(name, flow(cell.childNodes, asTheyStand))] : [];
    });
    return [element(tag, cells)];
  });
}

function block(node: HtmlElement, tag: string): ContentNode[] {
  if (!isContentTag(tag)) return [];
  if (VOID.has(tag)) return [{ tag }];
  const made = element(tag, childrenOf(node, tag));
  return isFilled(made) ? [made] : [];
}

function childrenOf(node: HtmlElement, tag: ContentTag): ContentNode[] {
  switch (tag) {
    case 'ul':
    case 'ol':
      return listItems(node);
    case 'table':
      return tableRows(node);
    case 'blockquote':
      return flow(node.childNodes, paragraphs);
    case 'figure':
      return flow(node.childNodes, asTheyStand);
    default:
      return [...node.childNodes].flatMap(inline);
  }
}

/**
 * Converts nodes to content, rebuilt from known elements with safe addresses only. Text without elements is
 * split into paragraphs at empty lines.
 */
export function contentOfNodes(nodes: Iterable<HtmlNode>): ContentNode[] {
  return flow(nodes, paragraphs);
}

/** Sanitizes HTML and converts it to content. Needs a browser. */
export function contentOfHtml(html: string): ContentNode[] {
  return contentOfNodes(sanitizeHtml(html, ACCEPTED).childNodes);
}
