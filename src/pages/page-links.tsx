import { Link } from 'react-router-dom';

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  /** Address of a page by its number, from 1. */
  readonly pathOf: (page: number) => string;
}

/** Number of pages to link on each side of the current one, besides the first and the last. */
const AROUND = 2;

/** Links to the pages of a long list; renders nothing for one page. */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  if (pages <= 1) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
  return (
    <nav aria-label="Páginas" className="no-print mt-8">
      <ul className="flex flex-wrap justify-center gap-2">
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-2">
            {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={pathOf(number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-line bg-surface px-3 font-semibold tabular-nums hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
