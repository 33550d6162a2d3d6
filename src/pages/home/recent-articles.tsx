import { Link } from 'react-router-dom';
import type { HomeData } from '../../catalogue/page-data.ts';
import { formatDate } from '../../calendar/format-date.ts';

/** The newest blog articles. */
export function RecentArticles({ articles }: Pick<HomeData, 'articles'>) {
  return (
    <section aria-labelledby="artigos">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="artigos" className="text-2xl font-bold">
          Artigos recentes
        </h2>
        <Link to="/blog" className="font-semibold text-brand underline-offset-4 hover:underline">
          Ver todos os artigos
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ path, title, excerpt, label, colour, publishedAt }) => (
          <li
            key={path}
            data-accent={colour}
            className="card relative p-5 hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-accent">{label}</span> ·{' '}
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </p>
            <h3 className="mt-1 text-lg font-bold">
              <Link to={path} className="outline-none after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="mt-2 line-clamp-3 text-muted">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
