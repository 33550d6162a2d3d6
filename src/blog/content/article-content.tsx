import { createElement, Fragment, type ReactNode } from 'react';
import type { ContentNode } from '../../catalogue/content-node.ts';
import { drawNode } from '../../parts/content/draw-content.tsx';
import type { Article } from '../article.ts';
import { CtaBlock } from './cta-block.tsx';
import { placeCtas, type CtaPlace } from './cta-places.ts';

interface ArticleContentProps {
  readonly nodes: readonly ContentNode[];
  readonly ctaButtons: Article['ctaButtons'];
}

/** The text of an article with its calls to action; the closing one repeats the first if there is no second. */
export function ArticleContent({ nodes, ctaButtons: { primary, secondary } }: ArticleContentProps) {
  const ctas = { primary, secondary: secondary ?? primary };
  const draw = (node: ContentNode | CtaPlace): ReactNode => {
    if (typeof node === 'string' || 'tag' in node) return drawNode(node);
    const cta = ctas[node.cta];
    return cta && <CtaBlock cta={cta} place={node.cta} />;
  };
  return (
    <div className="prose text-[1.0625rem]/7">
      {createElement(Fragment, null, ...placeCtas(nodes).map(draw))}
    </div>
  );
}
