import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Container } from '../ui/container.tsx';
import { BLOG_DESCRIPTION } from './blog.ts';
import { ArticleList } from './list/article-list.tsx';
import { FeedLink } from './parts/feed-link.tsx';
import { useArticles } from './use-articles.ts';

/** The blog: all articles, with search and filters. */
export default function BlogPage() {
  const { articles, number } = useArticles();
  return (
    <Container>
      <PageHead
        title="Blog: trabalho, dinheiro, impostos e saúde sem complicação"
        description={BLOG_DESCRIPTION}
        path="/blog"
      />
      <FeedLink />
      <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label: 'Blog' }]} />
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Blog</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted">
        Trabalho, dinheiro, impostos e saúde explicados com calma, com as contas feitas e a lei ao lado.
      </p>
      <ArticleList articles={articles} edition={number} />
    </Container>
  );
}
