/** Writes content as HTML that people can read and edit. */
import type { ContentElement, ContentNode } from '../../../catalogue/content-node.ts';
import { escapeMarkup } from '../../../site/escape-markup.ts';

const VOID = new Set<string>(['img', 'br', 'hr']);
/** Elements with one child per line. */
const SPREAD = new Set<string>(['ul', 'ol', 'table', 'thead', 'tbody', 'blockquote']);

function attributesOf({ href, src, alt, start }: ContentElement): string {
  return Object.entries({ href, src, alt, start: start?.toString() })
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}

function written(node: ContentNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const { tag, children = [] } = node;
  const start = `<${tag}${attributesOf(node)}>`;
  if (VOID.has(tag)) return start;
  const inner = children.map(written);
  return SPREAD.has(tag) ? [start, ...inner, `</${tag}>`].join('\n') : `${start}${inner.join('')}</${tag}>`;
}

/** Writes content as HTML, one block per line; `contentOfHtml` reads it back unchanged. */
export function htmlOfContent(nodes: readonly ContentNode[]): string {
  return nodes.map(written).join('\n');
}
