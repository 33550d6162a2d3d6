/** Finds pictures and embedded media in HTML from the administration. */
import type { Element, RootContent } from 'hast';
import { isElement, isTooDeep, nodesOfHtml, textOf } from './html-content.ts';

/** Visits every element, innermost first. */
export function visit(nodes: readonly { readonly type: string }[], act: (node: Element) => void): void {
  for (const node of nodes.filter(isElement)) {
    visit(node.children, act);
    act(node);
  }
}

interface PictureInHtml {
  readonly address: string;
  /** Its description; empty without one. */
  readonly alt: string;
}

const EMBEDDED = ['iframe', 'video', 'audio', 'object', 'embed', 'math', 'svg'] as const;
/** Name of an element for media that articles do not show. */
export type Embedded = (typeof EMBEDDED)[number];

function picturesIn(nodes: readonly RootContent[]): PictureInHtml[] {
  const found: PictureInHtml[] = [];
  visit(nodes, ({ tagName, properties }) => {
    const address = tagName === 'img' ? textOf(properties['src']) : '';
    if (address !== '') found.push({ address, alt: textOf(properties['alt']) });
  });
  return found;
}

/** Finds embedded media in a tree before it is sanitized; skips decorations, such as icons. */
export function embeddedIn(nodes: readonly RootContent[]): Embedded[] {
  return nodes.filter(isElement).flatMap((node) => {
    const name = EMBEDDED.find((each) => each === node.tagName);
    if (name === undefined) return embeddedIn(node.children);
    return node.properties['ariaHidden'] === 'true' ? [] : [name];
  });
}

/** Returns what `read` finds; nothing in HTML that is nested too deeply. */
function unlessTooDeep<Item>(read: () => Item[]): Item[] {
  try {
    return read();
  } catch (error) {
    if (isTooDeep(error)) return [];
    throw error;
  }
}

/**
 * The pictures in HTML, including those that are not allowed and therefore not shown. Skips parsing for
 * HTML without pictures, which is common.
 */
export function picturesOfHtml(html: string): PictureInHtml[] {
  if (!/<ima?g/i.test(html)) return [];
  return unlessTooDeep(() => picturesIn(nodesOfHtml(html)));
}

/** The embedded media in HTML, which are not shown. */
export function embeddedOfHtml(html: string): Embedded[] {
  if (!EMBEDDED.some((name) => html.toLowerCase().includes(`<${name}`))) return [];
  let found: Embedded[] = [];
  return unlessTooDeep(() => {
    nodesOfHtml(html, ({ children }) => {
      found = embeddedIn(children);
    });
    return found;
  });
}
