/**
 * The content of an article as a tree of known elements. Our own articles are compiled to it by the build;
 * HTML from elsewhere must be sanitized and converted to it. HTML is never inserted into a page as a string.
 */

/** The elements allowed in an article; a tree contains no others. */
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

/** Name of an allowed element. */
export type ContentTag = (typeof CONTENT_TAGS)[number];

/** An element with the allowed attributes. */
export interface ContentElement {
  readonly tag: ContentTag;
  /** Of `a`: a path of this site, a fragment, or an http(s) or mailto address. */
  readonly href?: string;
  /** Of `img`: a path of this site or an https address. */
  readonly src?: string;
  /** Of `img`. */
  readonly alt?: string;
  /** Of `h2`: its fragment. */
  readonly id?: string;
  readonly children?: readonly ContentNode[];
}

/** A piece of text or an element. */
export type ContentNode = string | ContentElement;

/** Whether an element is allowed in an article. */
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
