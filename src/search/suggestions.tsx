/** Parts of the search box that are loaded on first use: the search and the list. */
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Card } from './search-format.ts';
import { foundAt } from './found.ts';
import { ASKING, ASKING_PATH } from './guess.ts';
import { Marked } from './marked.tsx';

export { prepareSearch, searchSite } from './site-search.ts';
export { foundAt };

/** Id of the option at an index of a list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface OptionProps {
  readonly id: string;
  readonly path: string;
  readonly isActive: boolean;
  readonly onChoose: (path: string) => void;
  readonly colour?: string;
  readonly children: ReactNode;
}

function Option({ id, path, isActive, onChoose, colour, children }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-accent={colour}
      className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left text-base hover:bg-sunken aria-selected:bg-brand-soft"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(path)}
    >
      {children}
    </button>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly terms: readonly string[];
  /** States that nothing answers the term; an option to suggest a calculator follows. */
  readonly guess: string | undefined;
  readonly active: number;
  readonly onChoose: (path: string) => void;
  /** True if the list pushes the page down instead of covering it. */
  readonly inFlow: boolean;
}

/** The list of suggestions. The focus stays in the box; the active option only looks focused. */
export function SuggestionList({ id, cards, terms, guess, active, onChoose, inFlow }: SuggestionListProps) {
  const option = (place: number, path: string) => ({
    id: optionId(id, place),
    path,
    isActive: place === active,
    onChoose,
  });
  return (
    <div
      className={`mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 shadow-lg ${inFlow ? '' : 'absolute inset-x-0 top-full z-50'}`}
    >
      {guess !== undefined && <p className="px-4 py-1.5 wrap-anywhere text-muted">{guess}</p>}
      <div id={id} role="listbox" aria-label="Sugestões">
        {cards.map((card, place) => {
          const { path, label, colour } = foundAt(card);
          return (
            <Option key={path} {...option(place, path)} colour={colour}>
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent-bright" />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <span>
                  <Marked text={card[1]} terms={terms} />
                </span>{' '}
                <span className="text-sm text-muted">{label}</span>
              </span>
            </Option>
          );
        })}
        {guess !== undefined && (
          <Option {...option(cards.length, ASKING_PATH)}>
            <Icon name="mail" className="-ml-1 text-brand" />
            <span className="font-semibold text-brand">{ASKING}</span>
          </Option>
        )}
      </div>
    </div>
  );
}
