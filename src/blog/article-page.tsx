import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PageHead } from '../parts/page-head.tsx';
import { Container } from '../ui/container.tsx';
import { articlePath, type Article, type Lookup, type WholeArticle } from './article.ts';
import { BLOG_DESCRIPTION } from './blog.ts';
import { fetchArticle, knownArticle } from './known-articles.ts';
import { ownArticles } from './own-articles.ts';
import { useOwnContent } from './own-contents.ts';
import { useArticles } from './use-articles.ts';
import { ArticleView } from './view/article-view.tsx';

/** The page of an article: renders a built-in article immediately, and one of the backend after its response. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { articles } = useArticles();
  const article = ownArticles.find((candidate) => candidate.slug === slug);
  const content = useOwnContent(slug);
  const own = article && content && { article, content };
  if (own && articles.includes(own.article)) return <ArticleView key={slug} {...own} articles={articles} />;
  return <PublishedArticle key={slug} slug={slug} own={own} articles={articles} />;
}

interface PublishedArticleProps {
  readonly slug: string;
  /** The built-in article, shown until its edited version arrives. */
  readonly own: WholeArticle | undefined;
  readonly articles: readonly Article[];
}

/** Shows the backend's article at an address, or redirects to its current address or to the list. */
function PublishedArticle({ slug, own, articles }: PublishedArticleProps) {
  const [found, setFound] = useState<Lookup | undefined>(() => knownArticle(slug) ?? own);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const result = await fetchArticle(slug);
      if (isShown) setFound(result);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [slug]);
  if (found === undefined) return <Pending />;
  if (found === 'none') {
    return own ? <ArticleView {...own} articles={articles} /> : <Leaving to="/blog" />;
  }
  if ('movedTo' in found) return <Leaving to={articlePath(found.movedTo)} />;
  return <ArticleView article={found.article} content={found.content} articles={articles} />;
}

/** Redirects, and keeps the placeholder until the other page is loaded, so that the footer stays in place. */
function Leaving({ to }: { readonly to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <Pending />
    </>
  );
}

/**
 * Placeholder until the backend responds, as high as the window; prerendered for all addresses unknown to the build.
 * Search engines may index it, because the article then replaces it.
 */
function Pending() {
  return (
    <Container>
      <PageHead title="Artigo" description={BLOG_DESCRIPTION} path="/blog" isPlaceholder />
      <h1 className="sr-only">Artigo</h1>
      <p role="status" className="min-h-screen py-16 text-muted">
        Carregando…
      </p>
    </Container>
  );
}
