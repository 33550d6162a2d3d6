import { Link } from 'react-router-dom';

interface OfflineListProps {
  /** Introduction above the list. */
  readonly lead: string;
  readonly calculators: readonly { readonly path: string; readonly name: string }[];
}

export function OfflineList({ lead, calculators }: OfflineListProps) {
  return (
    <section aria-labelledby="sem-conexao" className="mt-12 text-left">
      <h2 id="sem-conexao" className="text-xl font-bold">
        O que funciona agora
      </h2>
      <p className="mt-2 text-muted">{lead}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {calculators.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="card flex min-h-12 items-center px-5 py-3 font-semibold text-brand">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
