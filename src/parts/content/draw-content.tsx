import { createElement, Fragment, type ReactNode } from 'react';
import { wholeAmounts } from '../../engine/whole-amounts.ts';
import { ArticleTable } from '../article-table.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';
import type { ContentElement, ContentNode } from '../../catalogue/content-node.ts';

/**
 * Draws a piece of an article. Children are spread as arguments, not passed as an array: the content of an article
 * is never reordered, so it needs no keys.
 */
export function drawNode(node: ContentNode): ReactNode {
  return typeof node === 'string' ? wholeAmounts(node) : drawElement(node);
}

function drawElement(element: ContentElement): ReactNode {
  const { tag, id, href, src, alt, children = [] } = element;
  const inner = children.map(drawNode);
  switch (tag) {
    case 'a':
      return createElement(ContentLink, { href: href ?? '' }, ...inner);
    case 'img':
      return <ContentPicture src={src ?? ''} alt={alt ?? ''} />;
    case 'table':
      return createElement(ArticleTable, null, ...inner);
    case 'h2':
      return createElement(tag, { id }, ...inner);
    case 'th':
      return createElement(tag, { scope: 'col' }, ...inner);
    case 'hr':
    case 'br':
      return createElement(tag);
    case 'formula':
      return createElement(Fragment, null, ...inner);
    case 'math':
      return createElement(tag, { 'aria-label': element.label, displaystyle: 'true' }, ...inner);
    case 'span':
      return createElement(tag, { className: element.className, 'aria-hidden': element.isHidden }, ...inner);
    default:
      return createElement(tag, null, ...inner);
  }
}

/** The blocks of an article, one below the other. */
export function Content({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  return createElement(Fragment, null, ...nodes.map(drawNode));
}
