import { createElement, Fragment, type ReactNode } from 'react';
import { wholeAmounts } from '../../engine/whole-amounts.ts';
import type { Article } from '../article.ts';
import { ArticleTable } from '../../parts/article-table.tsx';
import { ContentLink } from './content-link.tsx';
import type { ContentElement, ContentNode } from './content-node.ts';
import { CtaBlock } from './cta-block.tsx';
import { placeCtas, type CtaPlace } from './cta-places.ts';

/**
 * Children are spread as arguments, not passed as an array: the content of an article is never reordered, so
 * it needs no keys.
 */
function toReact(node: ContentNode): ReactNode {
  return typeof node === 'string' ? wholeAmounts(node) : elementToReact(node);
}

function elementToReact({ tag, id, href, src, alt, children = [] }: ContentElement): ReactNode {
  const inner = children.map(toReact);
  switch (tag) {
    case 'a':
      return createElement(ContentLink, { href: href ?? '' }, ...inner);
    case 'img':
      // The picture's size is not known in advance: a frame of fixed size prevents layout shift.
      return (
        <img
          src={src}
          alt={alt ?? ''}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-sunken object-contain"
        />
      );
    case 'table':
      return createElement(ArticleTable, null, ...inner);
    case 'h2':
      return createElement(tag, { id }, ...inner);
    case 'th':
      return createElement(tag, { scope: 'col' }, ...inner);
    case 'hr':
    case 'br':
      return createElement(tag);
    default:
      return createElement(tag, null, ...inner);
  }
}

interface ArticleContentProps {
  readonly nodes: readonly ContentNode[];
  readonly ctaButtons: Article['ctaButtons'];
}

/** The text of an article with its calls to action; the closing one repeats the first if there is no second. */
export function ArticleContent({ nodes, ctaButtons: { primary, secondary } }: ArticleContentProps) {
  const ctas = { primary, secondary: secondary ?? primary };
  const draw = (node: ContentNode | CtaPlace): ReactNode => {
    if (typeof node === 'string' || 'tag' in node) return toReact(node);
    const cta = ctas[node.cta];
    return cta && <CtaBlock cta={cta} place={node.cta} />;
  };
  return (
    <div className="prose text-[1.0625rem]/7">
      {createElement(Fragment, null, ...placeCtas(nodes).map(draw))}
    </div>
  );
}
