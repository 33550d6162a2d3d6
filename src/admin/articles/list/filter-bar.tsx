import { blogCategories } from '../../../blog/live/editing.ts';
import { INNER_CLASS, frameClass } from '../../../ui/control-frame.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import type { PostFilter } from './filter-posts.ts';

const CATEGORIES = [
  { const: 'todas', title: 'Todas as categorias' },
  ...blogCategories.map(({ id, label }) => ({ const: id, title: label })),
];

const STATUSES = [
  { const: 'todas', title: 'Todas as situações' },
  { const: 'publicado', title: 'Publicados' },
  { const: 'agendado', title: 'Agendados' },
  { const: 'rascunho', title: 'Rascunhos' },
];

interface FilterBarProps {
  readonly filter: PostFilter;
  readonly onChange: (filter: PostFilter) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <search className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem]">
      <div className="sm:max-lg:col-span-2">
        <label htmlFor="busca-artigos" className="sr-only">
          Buscar por título
        </label>
        <div className={frameClass(false)}>
          <Icon name="search" className="ml-3.5 text-muted" />
          <input
            id="busca-artigos"
            type="search"
            autoComplete="off"
            placeholder="Buscar por título…"
            value={filter.query}
            className={INNER_CLASS}
            onChange={(event) => onChange({ ...filter, query: event.target.value })}
          />
        </div>
      </div>
      <div>
        <label htmlFor="filtro-categoria" className="sr-only">
          Categoria
        </label>
        <Select
          id="filtro-categoria"
          options={CATEGORIES}
          value={filter.category}
          onChange={(event) =>
            onChange({ ...filter, category: event.target.value as PostFilter['category'] })
          }
        />
      </div>
      <div>
        <label htmlFor="filtro-situacao" className="sr-only">
          Situação
        </label>
        <Select
          id="filtro-situacao"
          options={STATUSES}
          value={filter.status}
          onChange={(event) => onChange({ ...filter, status: event.target.value as PostFilter['status'] })}
        />
      </div>
    </search>
  );
}
