/**
 * Content of an article as a tree of known elements, from both built-in Markdown and HTML of the administrative area.
 * No page receives HTML as a string.
 */

export const BLOCK_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'pre',
  'blockquote',
  'hr',
  'figure',
  'figcaption',
  'table',
] as const;

export const INLINE_TAGS = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'sub', 'sup', 'code'] as const;

/** Elements allowed in an article. */
export const CONTENT_TAGS = [
  ...BLOCK_TAGS,
  ...INLINE_TAGS,
  'br',
  'img',
  'li',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export const CONTENT_ATTRIBUTES = ['href', 'src', 'alt', 'start'] as const;

/** Formula elements, which only the build creates: HTML of the administrative area never turns into one of them. */
export type FormulaTag =
  | 'formula'
  | 'span'
  | 'math'
  | 'mrow'
  | 'mi'
  | 'mn'
  | 'mo'
  | 'mtext'
  | 'mfrac'
  | 'msup'
  | 'msub'
  | 'msqrt'
  | 'mstyle';

export type ContentTag = (typeof CONTENT_TAGS)[number];

export interface ContentElement {
  readonly tag: ContentTag | FormulaTag;
  /** For `a`: a path of this site, a fragment, or an http(s) or mailto address. */
  readonly href?: string;
  /** For `img`: a path of this site or an https address. */
  readonly src?: string;
  /** For `img`; for `formula`, its text form. */
  readonly alt?: string;
  /** For `ol`: the number of its first item, if not 1. */
  readonly start?: number;
  /** For `math`: its spoken text. */
  readonly label?: string;
  /** For `span`: its classes, and true if screen readers skip it. */
  readonly className?: string;
  readonly isHidden?: boolean;
  /** For `h2`: its fragment. */
  readonly id?: string;
  readonly children?: readonly ContentNode[];
}

/** A piece of text or an element. */
export type ContentNode = string | ContentElement;

/** Tags of elements within a line of text. */
export const INLINE: ReadonlySet<string> = new Set(INLINE_TAGS);

/** Plain text of content, with a space after each block. */
export function plainText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'formula') return node.alt ?? '';
      const text = plainText(node.children ?? []);
      return INLINE.has(node.tag) ? text : `${text} `;
    })
    .join('');
}
