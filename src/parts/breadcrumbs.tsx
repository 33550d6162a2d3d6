import { Link } from 'react-router-dom';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList } from './structured-data.ts';

export interface Crumb {
  readonly label: string;
  /** Address; absent for the last item, which is the current page. */
  readonly to?: string;
}

/** Breadcrumbs from the home page to the current one, for visitors and search engines. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Trilha" className="no-print py-1.5 text-sm text-muted">
      {import.meta.env.SSR && <JsonLd thing={breadcrumbList(crumbs)} />}
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink wrap-anywhere">
                {label}
              </span>
            )}
            {/* Put the separator after its item, so that no line of a long trail begins with it. */}
            {index < crumbs.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
