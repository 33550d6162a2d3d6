import { Link } from 'react-router-dom';
import { mentions } from 'virtual:mentions';

/** The articles that name a calculator; nothing where none does. It stands below the calculator's own article. */
export function ReadAlso({ id }: { readonly id: string }) {
  const articles = mentions[id];
  return (
    articles && (
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
