import { Link } from 'react-router-dom';

/** A link to an article that mentions a calculator. */
export interface Mention {
  readonly path: string;
  readonly title: string;
}

/**
 * The articles that mention a calculator, shown below the calculator's own article; renders nothing without
 * any.
 */
export function ReadAlso({ articles }: { readonly articles: readonly Mention[] }) {
  return (
    articles.length > 0 && (
      <section className="no-print prose mt-10">
        <h2>Leia também</h2>
        <ul>
          {articles.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
