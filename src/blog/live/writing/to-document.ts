/** Converts content to documents of the visual editor. */
import {
  INLINE_TAGS,
  plainText,
  type ContentElement,
  type ContentNode,
} from '../../../catalogue/content-node.ts';
import { shownContent } from './shown-content.ts';
import { inOrder, MARKS, type DocumentMark, type DocumentNode } from './document.ts';

/** Elements with the same meaning as another one. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };
const INLINE = new Set<string>([...INLINE_TAGS, 'br', 'img']);
const CALL = /^\s*\[CTA-([12])\]\s*$/;

const isInline = (node: ContentNode) => typeof node === 'string' || INLINE.has(node.tag);
const isElement = (node: ContentNode): node is ContentElement => typeof node !== 'string';
/** Children that are elements. */
export const elementsOf = ({ children = [] }: ContentElement) => children.filter(isElement);

function markOf({ tag, href }: ContentElement): DocumentMark | undefined {
  const name = MARKS.find(([, element]) => element === (SAME[tag] ?? tag))?.[0];
  if (name === undefined) return undefined;
  return name === 'link' ? { type: name, attrs: { href } } : { type: name };
}

function withMark(marks: readonly DocumentMark[], mark: DocumentMark | undefined): readonly DocumentMark[] {
  if (!mark || marks.some(({ type }) => type === mark.type)) return marks;
  return inOrder([...marks, mark]);
}

function pieces(nodes: readonly ContentNode[], marks: readonly DocumentMark[]): DocumentNode[] {
  const marked = marks.length > 0 ? { marks } : {};
  return nodes.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [{ type: 'text', text: node, ...marked }];
    const { tag, src, alt = '', children = [] } = node;
    if (tag === 'br') return [{ type: 'hardBreak', ...marked }];
    if (tag === 'img') return [{ type: 'picture', attrs: { src, alt }, ...marked }];
    return pieces(children, withMark(marks, markOf(node)));
  });
}

const sameMarks = (a: DocumentNode, b: DocumentNode) =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

/** Converts inline content; joins neighbouring texts with the same marks. */
export function line(nodes: readonly ContentNode[]): DocumentNode[] {
  const joined: DocumentNode[] = [];
  for (const piece of pieces(nodes, [])) {
    const last = joined.at(-1);
    if (piece.text !== undefined && last?.text !== undefined && sameMarks(last, piece))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else if (piece.text !== '') joined.push(piece);
  }
  return joined;
}

/** Groups loose inline content between blocks into paragraphs. */
export function grouped(nodes: readonly ContentNode[]): ContentElement[] {
  const blocks: ContentElement[] = [];
  let loose: ContentNode[] = [];
  const end = () => {
    if (loose.length > 0) blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) loose.push(node);
    else {
      end();
      if (isElement(node)) blocks.push(node);
    }
  }
  end();
  return blocks;
}

const EMPTY: DocumentNode = { type: 'paragraph' };
const filled = (content: readonly DocumentNode[]) => (content.length > 0 ? { content } : {});
const blocksOf = (nodes: readonly ContentNode[]) => grouped(nodes).flatMap(block);

function listItem({ children = [] }: ContentElement): DocumentNode {
  const content = blocksOf(children);
  return { type: 'listItem', content: content[0]?.type === 'paragraph' ? content : [EMPTY, ...content] };
}

export const rowsOf = (table: ContentElement): ContentElement[] =>
  elementsOf(table).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)));

function cell({ tag, children = [] }: ContentElement): DocumentNode {
  const content = blocksOf(children);
  return {
    type: tag === 'th' ? 'tableHeader' : 'tableCell',
    content: content.length > 0 ? content : [EMPTY],
  };
}

/** Pads short rows with empty cells, because the editor's tables are rectangular. */
function tableOf(element: ContentElement): DocumentNode[] {
  const rows = rowsOf(element).map(elementsOf);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return [];
  const content = rows.map((cells) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, at) => cell(cells[at] ?? { tag: 'td' })),
  }));
  return [{ type: 'table', content }];
}

function figureOf({ children = [] }: ContentElement): DocumentNode[] {
  const [picture, caption, ...others] = children.filter(isElement);
  const isPlain =
    picture?.tag === 'img' && (caption === undefined || caption.tag === 'figcaption') && others.length === 0;
  if (!isPlain) return blocksOf(children);
  const { src, alt = '' } = picture;
  return [{ type: 'figure', attrs: { src, alt }, ...filled(line(caption?.children ?? [])) }];
}

function block(element: ContentElement): DocumentNode[] {
  const { tag, children = [] } = element;
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', attrs: { level: Number(tag[1]) }, ...filled(line(children)) }];
    case 'ul':
      return [{ type: 'bulletList', content: elementsOf(element).map(listItem) }];
    case 'ol': {
      const { start = 1 } = element;
      return [{ type: 'orderedList', attrs: { start }, content: elementsOf(element).map(listItem) }];
    }
    case 'pre':
      return [{ type: 'codeBlock', ...filled([{ type: 'text', text: rawText(children) }]) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksOf(children) }];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'figure':
      return figureOf(element);
    case 'table':
      return tableOf(element);
    default:
      return [{ type: 'paragraph', ...filled(line(children)) }];
  }
}

/** The text of a code block, with its white space. */
export const rawText = (nodes: readonly ContentNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? '\n' : rawText(node.children ?? []);
    })
    .join('');

/** Converts content to an editor's document; replaces unsupported elements with the closest supported ones. */
export function documentOf(nodes: readonly ContentNode[]): DocumentNode {
  const content = grouped(shownContent(nodes)).flatMap((element) => {
    const { tag, children = [] } = element;
    const isText = tag === 'p' && children.every((child) => typeof child === 'string');
    const [, place] = isText ? (CALL.exec(plainText(children)) ?? []) : [];
    return place === undefined ? block(element) : [{ type: 'call', attrs: { place: Number(place) } }];
  });
  return { type: 'doc', content: content.length > 0 ? content : [EMPTY] };
}
