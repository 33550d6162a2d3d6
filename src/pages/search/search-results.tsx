import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { Marked } from '../../parts/marked.tsx';
import type { SiteAnswer } from '../../parts/site-search.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Search results, with the matches highlighted. */
export function SearchResults({ answer: { cards, terms } }: { readonly answer: SiteAnswer }) {
  return (
    <ul className="grid gap-4">
      {cards.map(([id, name, description]) => {
        const { label, colour } = categoryOf(id);
        return (
          <li key={id} data-accent={colour} className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex items-center gap-2 text-sm text-muted">
                <span aria-hidden="true" className="size-2.5 rounded-full bg-accent-bright" />
                {label}
              </p>
              <h2 className="mt-1 text-lg font-bold">
                <Marked text={name} terms={terms} />
              </h2>
              <p className="text-muted">
                <Marked text={description} terms={terms} />
              </p>
            </div>
            <Link to={calculatorPath(id)} className={buttonClass('primary')} aria-label={`Calcular ${name}`}>
              Calcular
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
