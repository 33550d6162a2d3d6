import { Link } from 'react-router-dom';
import { categoryOf } from '../catalogue/categories.ts';
import { calculatorPath, type CalculatorSummary } from '../catalogue/entry.ts';
import { Icon } from '../ui/icon.tsx';

/** A calculator as a card with a single link. */
export function CalculatorCard({ entry }: { readonly entry: CalculatorSummary }) {
  const { id, name, description, icon } = entry;
  return (
    <article
      data-accent={categoryOf(id).colour}
      className="card group relative flex h-full flex-col p-5 transition-colors hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent text-surface">
          <Icon name={icon} className="size-6" />
        </span>
        <h3 className="min-w-0 flex-1 basis-[8rem] text-lg font-bold">
          <Link to={calculatorPath(id)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
      </div>
      <p className="mt-3 text-muted">{description}</p>
    </article>
  );
}

export function CalculatorGrid({ entries }: { readonly entries: readonly CalculatorSummary[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <CalculatorCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}
