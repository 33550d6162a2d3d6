/** Lists of Word, which copies each item as a paragraph with its marker typed and its level in a style. */
import type { Element, RootContent } from 'hast';

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(iv)`; Word's bullets are letters of symbol fonts without punctuation. */
const NUMBERED = /^\(?[\da-z]{1,5}[.)]/i;

const styleOf = (node: RootContent) =>
  node.type === 'element' && typeof node.properties['style'] === 'string' ? node.properties['style'] : '';

/** The text of a node. */
function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Takes the typed markers out of an item, and gives their text. */
function takeMarker(item: Element): string {
  let marker = '';
  item.children = item.children.filter((child) => {
    if (MARKER.test(styleOf(child))) {
      marker += textOf(child);
      return false;
    }
    if (child.type === 'element') marker += takeMarker(child);
    return true;
  });
  return marker;
}

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Puts the paragraphs of Word's lists into lists, within each other as their levels say. */
export function withWordLists(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const node of nodes) {
    const level = node.type === 'element' ? Number(LEVEL.exec(styleOf(node))?.[1] ?? 0) : 0;
    if (node.type !== 'element' || level === 0) {
      if (node.type === 'element') {
        node.children = withWordLists(node.children) as Element['children'];
        open = [];
      }
      // Line ends and comments between two items do not part their list.
      if (open.length === 0 || node.type === 'element' || textOf(node).trim() !== '') result.push(node);
      continue;
    }
    const tag = NUMBERED.test(takeMarker(node).trim()) ? 'ol' : 'ul';
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.tagName !== tag) open.pop();
    while (open.length < level) {
      const list = element(tag, []);
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
