import { AdSlot } from '../../parts/ad-slot.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { articlePath, type Article } from '../article.ts';
import { blogCategoryOf } from '../blog-categories.ts';
import { relatedArticles } from '../choose-articles.ts';
import { ArticleContent } from '../content/article-content.tsx';
import { chaptersOf, withFragments } from '../../catalogue/chapters.ts';
import type { ContentNode } from '../../catalogue/content-node.ts';
import { ArticleCard } from '../parts/article-card.tsx';
import { FeedLink } from '../parts/feed-link.tsx';
import { ArticleHeader } from './article-header.tsx';
import { Chapters } from './chapters.tsx';
import { RelatedCalculators } from './related-calculators.tsx';

interface ArticleViewProps {
  readonly article: Article;
  readonly content: readonly ContentNode[];
  /** All articles, newest first; three of them are recommended at the end. */
  readonly articles: readonly Article[];
}

/** The complete view of an article of any origin. */
export function ArticleView({ article, content, articles }: ArticleViewProps) {
  const { slug, title, excerpt, publishedAt, cover, ctaButtons, relatedCalculators } = article;
  const category = blogCategoryOf(article.category);
  const { colour, disclaimer } = category;
  const nodes = withFragments(content);
  const others = relatedArticles(articles, article);
  return (
    <Container>
      <div data-accent={colour}>
        <PageHead
          title={article.searchTitle ?? title}
          description={article.searchDescription ?? excerpt}
          path={articlePath(slug)}
          picture={category}
          article={{
            publishedAt: article.publishedMoment ?? publishedAt,
            modifiedAt: article.updatedMoment,
            section: category.label,
            author: article.author,
            cover: cover && { address: cover.src, alt: cover.alt },
          }}
        />
        <FeedLink />
        <Breadcrumbs
          crumbs={[
            { label: 'Início', to: '/' },
            { label: 'Blog', to: '/blog' },
            { label: shortTitle(title) },
          ]}
        />
        <article>
          <ArticleHeader article={article} />
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
            <div>
              <ArticleContent nodes={nodes} ctaButtons={ctaButtons} />
              <div className="mt-8 max-w-[68ch]">
                <Notice tone={disclaimer.tone} role="note">
                  {disclaimer.text}
                </Notice>
              </div>
            </div>
            <div className="hidden lg:block">
              <Chapters chapters={chaptersOf(nodes)} />
            </div>
          </div>
        </article>
        <div className="mt-12">
          <AdSlot size="banner" />
        </div>
        {relatedCalculators.length > 0 && <RelatedCalculators names={relatedCalculators} />}
        {others.length > 0 && (
          <section aria-labelledby="artigos-relacionados" className="no-print mt-14">
            <h2 id="artigos-relacionados" className="mb-4 text-2xl font-bold">
              Artigos relacionados
            </h2>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((other) => (
                <li key={other.slug}>
                  <ArticleCard article={other} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  );
}

/** The part before a colon, if any, so that breadcrumbs fit on one line. */
function shortTitle(title: string): string {
  return title.split(':')[0] ?? title;
}
