import { useRef } from 'react';
import { useEarlyText } from '../../search/use-early-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { blogCategories, type BlogCategoryId } from '../blog-categories.ts';

export function ArticleSearch({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEarlyText(box, query, onSearch);
  return (
    <search aria-label="Artigos">
      <div className="relative max-w-xl">
        <label htmlFor="busca-artigos" className="sr-only">
          Buscar artigos
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-muted" />
        <input
          ref={box}
          id="busca-artigos"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Buscar por título ou assunto…"
          value={query}
          onChange={(event) => onSearch(event.target.value)}
          className="h-12 w-full rounded-xl border border-field bg-surface pr-4 pl-12 text-ink placeholder:text-muted"
        />
        <noscript>
          <p className="mt-2 text-sm text-muted">A busca e os filtros precisam de JavaScript.</p>
        </noscript>
      </div>
    </search>
  );
}

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium transition-colors hover:border-field aria-pressed:border-transparent aria-pressed:bg-accent aria-pressed:text-surface';

interface CategoryChipsProps {
  readonly chosen: BlogCategoryId | undefined;
  readonly onChoose: (category: BlogCategoryId | undefined) => void;
}

/** One chip for all articles and one for each category; the selected one is pressed. */
export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  return (
    <div role="group" aria-label="Filtrar por categoria" className="flex flex-wrap gap-2 noscript:hidden">
      <button
        type="button"
        className={CHIP}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        Todos
      </button>
      {blogCategories.map(({ id, label, colour, icon }) => (
        <button
          key={id}
          type="button"
          data-accent={colour}
          className={CHIP}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <Icon name={icon} className="size-4" />
          {label}
        </button>
      ))}
    </div>
  );
}
