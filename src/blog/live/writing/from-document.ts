/** Converts documents of the visual editor to content. */
import type { ContentElement, ContentNode } from '../../../catalogue/content-node.ts';
import { inOrder, MARKS, type DocumentMark, type DocumentNode } from './document.ts';

/** Appends a piece wrapped in elements, reusing those that already wrap the previous piece. */
function append(nodes: ContentNode[], around: readonly ContentElement[], piece: ContentNode): void {
  const [outer, ...inner] = around;
  if (!outer) {
    nodes.push(piece);
    return;
  }
  const last = nodes.at(-1);
  const isSame =
    last !== undefined && typeof last !== 'string' && last.tag === outer.tag && last.href === outer.href;
  const element = isSame ? last : { ...outer, children: [] };
  if (!isSame) nodes.push(element);
  append(element.children as ContentNode[], inner, piece);
}

function elementOf({ type, attrs = {} }: DocumentMark): ContentElement[] {
  const tag = MARKS.find(([mark]) => mark === type)?.[1];
  if (tag === undefined) return [];
  return [tag === 'a' ? { tag, href: String(attrs['href']) } : { tag }];
}

const pictureOf = ({ src, alt }: NonNullable<DocumentNode['attrs']> = {}): ContentElement[] =>
  src ? [{ tag: 'img', src: String(src), alt: String(alt ?? '') }] : [];

/** Converts a piece of a line without its marks; undefined for a picture without an address. */
function pieceOf({ type, text, attrs }: DocumentNode): ContentNode | undefined {
  if (type === 'hardBreak') return { tag: 'br' };
  return type === 'picture' ? pictureOf(attrs)[0] : (text ?? '');
}

function lineOf({ content = [] }: DocumentNode): ContentNode[] {
  const nodes: ContentNode[] = [];
  for (const node of content) {
    const piece = pieceOf(node);
    const sorted = inOrder(node.marks ?? []);
    if (piece !== undefined) append(nodes, sorted.flatMap(elementOf), piece);
  }
  return nodes;
}

const contentOf = ({ content = [] }: DocumentNode) => content.flatMap(elementsFrom);

/** Converts the blocks in a list item or cell; unwraps a single paragraph. */
function withinBox(node: DocumentNode): ContentNode[] {
  const [first, ...rest] = contentOf(node);
  if (!first) return [];
  const isAlone = first.tag === 'p' && rest.every(({ tag }) => tag === 'ul' || tag === 'ol');
  return isAlone ? [...(first.children ?? []), ...rest] : [first, ...rest];
}

function tableOf({ content = [] }: DocumentNode): ContentElement {
  const isHead = (row: DocumentNode) => (row.content ?? []).every(({ type }) => type === 'tableHeader');
  const end = content.findIndex((row) => !isHead(row));
  const rows = content.map((row): ContentElement => ({
    tag: 'tr',
    children: (row.content ?? []).map((each) => ({
      tag: each.type === 'tableHeader' ? 'th' : 'td',
      children: withinBox(each),
    })),
  }));
  const head = end < 0 ? rows.length : end;
  const parts: ContentElement[] = [
    { tag: 'thead', children: rows.slice(0, head) },
    { tag: 'tbody', children: rows.slice(head) },
  ];
  return { tag: 'table', children: parts.filter(({ children = [] }) => children.length > 0) };
}

function elementsFrom(node: DocumentNode): ContentElement[] {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'paragraph': {
      const children = lineOf(node);
      return children.length > 0 ? [{ tag: 'p', children }] : [];
    }
    case 'heading':
      return [{ tag: `h${Number(attrs['level'])}` as 'h2', children: lineOf(node) }];
    case 'bulletList':
      return [{ tag: 'ul', children: contentOf(node) }];
    case 'orderedList': {
      const start = Number(attrs['start'] ?? 1);
      return [{ tag: 'ol', ...(start !== 1 && { start }), children: contentOf(node) }];
    }
    case 'listItem':
      return [{ tag: 'li', children: withinBox(node) }];
    case 'codeBlock':
      return [{ tag: 'pre', children: [{ tag: 'code', children: lineOf(node) }] }];
    case 'blockquote':
      return [{ tag: 'blockquote', children: contentOf(node) }];
    case 'horizontalRule':
      return [{ tag: 'hr' }];
    case 'call':
      return [{ tag: 'p', children: [`[CTA-${Number(attrs['place'])}]`] }];
    case 'figure': {
      const picture = pictureOf(attrs);
      const children = lineOf(node);
      // Keep the caption as a paragraph while the picture is still uploading.
      const tag = picture.length > 0 ? 'figcaption' : 'p';
      const caption: ContentElement[] = children.length > 0 ? [{ tag, children }] : [];
      return picture.length > 0 ? [{ tag: 'figure', children: [...picture, ...caption] }] : caption;
    }
    case 'table':
      return [tableOf(node)];
    default:
      return [];
  }
}

/** Converts an editor's document to content, without empty paragraphs and pictures that are not stored yet. */
export function contentOfDocument(document: DocumentNode): ContentNode[] {
  return contentOf(document);
}
