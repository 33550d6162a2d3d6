/** Finds the pictures in HTML from the administration. */
import type { Properties, RootContent } from 'hast';
import { isTooDeep, nodesOfHtml } from './html-content.ts';

const textOf = (value: Properties[string]): string => (typeof value === 'string' ? value : '');

/** A picture in HTML. */
interface PictureInHtml {
  readonly address: string;
  /** Its description; empty without one. */
  readonly alt: string;
}

function picturesIn(nodes: readonly RootContent[]): PictureInHtml[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const address = node.tagName === 'img' ? textOf(node.properties['src']) : '';
    const own = address === '' ? [] : [{ address, alt: textOf(node.properties['alt']) }];
    return [...own, ...picturesIn(node.children)];
  });
}

/**
 * The pictures in HTML, including those that are not allowed and therefore not shown. Skips parsing for
 * HTML without pictures, which is common.
 */
export function picturesOfHtml(html: string): PictureInHtml[] {
  if (!/<ima?g/i.test(html)) return [];
  try {
    return picturesIn(nodesOfHtml(html));
  } catch (error) {
    if (isTooDeep(error)) return [];
    throw error;
  }
}
