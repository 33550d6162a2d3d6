import { createElement, Fragment, type ReactNode } from 'react';
import { keepAmountsTogether } from '../../engine/keep-together.ts';
import { ContentLink } from './content-link.tsx';
import type { ContentElement, ContentNode } from '../../catalogue/content-node.ts';
import { pictureSize, SMALL_WIDTH, smallCopyOf } from '../../site/stored-picture.ts';

/**
 * Renders a node of an article. Spreads the children as arguments instead of an array, because they are never reordered
 * and so need no keys.
 */
export function drawNode(node: ContentNode): ReactNode {
  return typeof node === 'string' ? keepAmountsTogether(node) : drawElement(node);
}

function drawElement(element: ContentElement): ReactNode {
  const { tag, id, href, src, alt, start, children = [] } = element;
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
    case 'ol':
      return createElement(tag, { start }, ...inner);
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

/** Blocks of an article, below each other. */
export function Content({ nodes }: { readonly nodes: readonly ContentNode[] }) {
  return createElement(Fragment, null, ...nodes.map(drawNode));
}

/**
 * A table in an article. On a phone it scrolls sideways in its own frame, which the keyboard can focus; the first
 * column is sticky.
 */
function ArticleTable({ children }: { readonly children?: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Tabela"
      tabIndex={0}
      className="scroll-edge on-canvas overflow-x-auto rounded-lg"
    >
      <table className="first-column-stays table w-full text-sm sm:text-base">{children}</table>
    </div>
  );
}

/** Sizes of a picture: the width of the text, which fills narrow windows except for the margins. */
const SIZES = '(min-width: 48rem) 47rem, calc(100vw - 2rem)';

/** A picture in an article. Reserves its space by its size or, if that is unknown, by a frame. */
function ContentPicture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const size = pictureSize(src);
  const small = smallCopyOf(src);
  const choice = size && small !== undefined ? `${small} ${SMALL_WIDTH}w, ${src} ${size.width}w` : undefined;
  return (
    <img
      src={src}
      srcSet={choice}
      sizes={choice && SIZES}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading="lazy"
      decoding="async"
      className={size ? 'bg-sunken' : 'aspect-video w-full bg-sunken object-contain'}
    />
  );
}
