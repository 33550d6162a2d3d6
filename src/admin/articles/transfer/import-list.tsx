import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ownArticles } from '../../../blog/live/editing.ts';
import type { Archive } from '../../../blog/live/archive.ts';
import { useNow } from '../../parts/use-now.ts';
import { effectOf } from './effect.ts';
import type { PlannedArticle } from './plan-import.ts';

/** The content of a file to import. */
export interface ImportPlan {
  readonly articles: readonly PlannedArticle[];
  readonly pictures: Archive['pictures'];
  /** Reasons for failed imports, by slug. */
  readonly failures: ReadonlyMap<string, string>;
}

const isOffered = ({ problems, isUnchanged }: PlannedArticle) => problems.length === 0 && !isUnchanged;

interface ImportListProps {
  readonly plan: ImportPlan;
  /** Progress of the import; empty if none is running. */
  readonly status: string;
  readonly onCancel: () => void;
  readonly onImport: (slugs: ReadonlySet<string>) => void;
}

/** Lists the articles of a file to choose from, with new ones preselected. */
export function ImportList({ plan: { articles, failures }, status, onCancel, onImport }: ImportListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(articles.filter((each) => isOffered(each) && !each.existing).map(({ slug }) => slug)),
  );
  const now = useNow();
  const toggle = (slug: string) => {
    const others = [...chosen].filter((other) => other !== slug);
    setChosen(new Set(chosen.has(slug) ? others : [...others, slug]));
  };
  const isBusy = status !== '';
  const count = articles.filter(({ slug }) => chosen.has(slug)).length;
  return (
    <>
      <ul className="divide-y divide-line" aria-label="Artigos no arquivo">
        {articles.map((article) => (
          <li key={article.slug}>
            <label className="flex gap-3 py-3">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0 accent-brand"
                checked={chosen.has(article.slug)}
                disabled={!isOffered(article) || isBusy}
                onChange={() => toggle(article.slug)}
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{article.title}</span>
                <span className="block text-sm text-muted">{effectOf(article, ownArticles, now)}</span>
                {failures.has(article.slug) && (
                  <span className="block text-sm text-danger">{failures.get(article.slug)}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {status}
        </p>
        <Button variant="secondary" onClick={onCancel}>
          {isBusy ? 'Parar' : 'Cancelar'}
        </Button>
        <Button disabled={count === 0} isBusy={isBusy} onClick={() => onImport(chosen)}>
          {count === 1 ? 'Importar 1 artigo' : `Importar ${count} artigos`}
        </Button>
      </div>
    </>
  );
}
