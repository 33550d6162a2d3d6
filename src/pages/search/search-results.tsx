import { Link } from 'react-router-dom';
import type { Card } from '../../search/search-format.ts';
import { foundAt } from '../../search/found.ts';
import { Marked } from '../../search/marked.tsx';
import { buttonClass } from '../../ui/button.tsx';

interface SearchResultsProps {
  readonly cards: readonly Card[];
  /** Matching terms to highlight, folded. */
  readonly terms: readonly string[];
}

/** Calculators and articles found. */
export function SearchResults({ cards, terms }: SearchResultsProps) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {cards.map((card) => {
        const [, name, description] = card;
        const { path, label, colour, isArticle } = foundAt(card);
        const action = isArticle ? 'Ler' : 'Calcular';
        return (
          <li
            key={path}
            data-accent={colour}
            className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-5"
          >
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
            <Link
              to={path}
              className={buttonClass(isArticle ? 'secondary' : 'primary')}
              aria-label={`${action} ${name}`}
            >
              {action}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
