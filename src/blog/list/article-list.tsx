import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Article } from '../article.ts';
import { ArticleCard } from '../parts/article-card.tsx';
import { filterArticles } from '../choose-articles.ts';
import { CategoryChips, ArticleSearch } from './filter-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useArticleFilter } from './use-article-filter.ts';

/** Number of cards initially in view, whose covers are not lazy-loaded. */
const IN_VIEW = 2;

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** React key that changes with the order of the articles. */
  readonly edition: number;
}

/** The articles with search, category chips and a sidebar of counts. */
export function ArticleList({ articles, edition }: ArticleListProps) {
  const { query, category, search, choose, clear } = useArticleFilter();
  const found = filterArticles(articles, { query, category });
  const isFiltered = query.trim() !== '' || category !== undefined;
  return (
    <>
      <div className="space-y-4">
        <ArticleSearch query={query} onSearch={search} />
        <CategoryChips chosen={category} onChoose={choose} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <section aria-labelledby="artigos" className="min-h-[32rem]">
          <h2 id="artigos" className="sr-only">
            Artigos
          </h2>
          <div role="status">
            {found.length === 0 ? (
              <Empty onClear={isFiltered ? clear : undefined} />
            ) : (
              <p className="mb-4 text-sm text-muted tabular-nums">
                {found.length === 1 ? '1 artigo' : `${found.length} artigos`}
              </p>
            )}
          </div>
          {/* Change the key with filter and order, to mount a new list instead of moving the cards. */}
          <ul key={`${isFiltered ? 'filtrados' : 'todos'}-${edition}`} className="grid gap-5 sm:grid-cols-2">
            {found.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} isInView={index < IN_VIEW} />
              </li>
            ))}
          </ul>
        </section>
        <Sidebar articles={articles} category={category} />
      </div>
    </>
  );
}

function Empty({ onClear }: { readonly onClear: (() => void) | undefined }) {
  return (
    <div className="card flex flex-col items-center px-5 py-14 text-center">
      <Icon name="search-x" className="size-10 text-muted" />
      <h3 className="mt-4 text-xl font-bold">Nenhum artigo encontrado</h3>
      <p className="mt-1 text-muted">Tente ajustar os filtros ou termo de busca.</p>
      {onClear && (
        <Button variant="secondary" className="mt-6" onClick={onClear}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}
