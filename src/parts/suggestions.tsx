/** The parts of a search box that are loaded on first use: the catalogue, the search and the list. */
import { categoryOf } from '../catalogue/categories.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { searchSite } from '../catalogue/site-search.ts';
import { Marked } from './marked.tsx';

/** Finds calculators for a term, best first. */
export const suggest = searchSite;

/** Id of the option at an index of a list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface SuggestionListProps {
  readonly id: string;
  readonly entries: readonly CatalogueEntry[];
  readonly terms: readonly string[];
  /** Index of the active option. */
  readonly active: number;
  readonly onChoose: (entry: CatalogueEntry) => void;
  /** Pushes down the page instead of overlaying it. */
  readonly inFlow: boolean;
}

/** The list of suggested calculators. Focus stays in the box; the active option is only styled as focused. */
export function SuggestionList({ id, entries, terms, active, onChoose, inFlow }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugestões"
      className={`mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 shadow-card ${inFlow ? '' : 'absolute inset-x-0 top-full z-50'}`}
    >
      {entries.map((entry, place) => {
        const { label, colour } = categoryOf(entry.id);
        return (
          <button
            type="button"
            key={entry.id}
            id={optionId(id, place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            data-accent={colour}
            className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left text-base hover:bg-sunken aria-selected:bg-brand-soft"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent-bright" />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <Marked text={entry.name} terms={terms} />
              </span>{' '}
              <span className="text-sm text-muted">{label}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
