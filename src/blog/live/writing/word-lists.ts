/** Restores lists from Word, which copies each item as a paragraph with a literal marker and its level in a style. */
import type { Element, RootContent } from 'hast';
import { isElement, textOf } from '../html-content.ts';

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;
/** Matches `1.`, `a)`, `(iv)`; Word's bullets are letters of symbol fonts without punctuation. */
const NUMBERED = /^\(?[\da-z]{1,5}[.)]/i;

const styleOf = (node: RootContent) => (isElement(node) ? textOf(node.properties['style']) : '');

function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(wordsOf).join('') : '';
}

/** Removes the literal markers from an item, and returns their text. */
function removeMarker(item: Element): string {
  let marker = '';
  item.children = item.children.filter((child) => {
    if (MARKER.test(styleOf(child))) {
      marker += wordsOf(child);
      return false;
    }
    if (child.type === 'element') marker += removeMarker(child);
    return true;
  });
  return marker;
}

const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const isItem = (node: RootContent) => isElement(node) && 'dataAriaLevel' in node.properties;

/** Converts lists from Word for the web, each of one item with its level, to paragraphs like those of Word. */
function asWordParagraphs(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (String(node.properties['className']).includes('ListContainerWrapper'))
      return asWordParagraphs(node.children);
    const items = node.children.filter((child) => isElement(child)).filter(isItem);
    if (items.length === 0)
      return [{ ...node, children: asWordParagraphs(node.children) as Element['children'] }];
    const start = Number(node.properties['start'] ?? 1);
    return items.map(({ properties, children }, index) => {
      const value = node.tagName === 'ol' ? `${start + index}.` : '·';
      const marker = element('span', [{ type: 'text', value }], { style: 'mso-list:Ignore' });
      const text = children.flatMap((child) =>
        isElement(child) && child.tagName === 'p' ? child.children : [child],
      );
      return element('p', [marker, ...text], {
        style: `mso-list:l0 level${Number(properties['dataAriaLevel'])}`,
      });
    });
  });
}

/** Converts the items of Word's lists to lists, nested by level. */
export function withWordLists(nodes: readonly RootContent[]): RootContent[] {
  return nested(asWordParagraphs(nodes));
}

/** Converts the paragraphs of Word's lists; numbered headings keep their numbers. */
function nested(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const node of nodes) {
    const level = node.type === 'element' ? Number(LEVEL.exec(styleOf(node))?.[1] ?? 0) : 0;
    if (node.type !== 'element' || level === 0) {
      if (node.type === 'element') {
        node.children = nested(node.children) as Element['children'];
        open = [];
      }
      // Skip line breaks and comments between items, so that they do not split a list.
      if (open.length === 0 || node.type === 'element' || wordsOf(node).trim() !== '') result.push(node);
      continue;
    }
    const marker = removeMarker(node).trim();
    if (/^h\d$/.test(node.tagName)) {
      // Skip bullets, which are a single sign.
      if (marker.length > 1) node.children.unshift({ type: 'text', value: `${marker} ` });
      open = [];
      result.push(node);
      continue;
    }
    const tag = NUMBERED.test(marker) ? 'ol' : 'ul';
    const number = Number.parseInt(marker, 10);
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.tagName !== tag) open.pop();
    while (open.length < level) {
      const start = tag === 'ol' && number > 1 ? { start: number } : {};
      const list = element(tag, [], start);
      const parent = open.at(-1)?.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else if (open.length === 0) result.push(list);
      else open.at(-1)?.children.push(element('li', [list]));
      open.push(list);
    }
    open.at(-1)?.children.push(element('li', node.children));
  }
  return result;
}
