/**
 * The content of an article as a tree of known elements. Our own articles are compiled to it by the build; HTML
 * from elsewhere must be sanitized and converted to it. No HTML is ever put into a page as text.
 */

/** The elements that an article may have; anything else does not pass into a tree. */
export const CONTENT_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'hr',
  'br',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Name of an element that an article may have. */
export type ContentTag = (typeof CONTENT_TAGS)[number];

/** An element with the few attributes that matter. */
export interface ContentElement {
  readonly tag: ContentTag;
  /** Of `a`: a path of this site, a fragment, or an http(s) or mailto address. */
  readonly href?: string;
  /** Of `img`: a path of this site or an https address. */
  readonly src?: string;
  /** Of `img`. */
  readonly alt?: string;
  /** Of `h2`: the fragment that leads to it. */
  readonly id?: string;
  readonly children?: readonly ContentNode[];
}

/** A piece of text or an element. */
export type ContentNode = string | ContentElement;

/** Whether an article may have this element. */
export function isContentTag(tag: string): tag is ContentTag {
  return (CONTENT_TAGS as readonly string[]).includes(tag);
}

const WITHIN_A_LINE = new Set<ContentTag>([
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'code',
]);

/** The text of some content, a space after each block. */
export function plainText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = plainText(node.children ?? []);
      return WITHIN_A_LINE.has(node.tag) ? text : `${text} `;
    })
    .join('');
}
