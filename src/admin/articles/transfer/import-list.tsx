import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ownArticles } from '../../../blog/live/editing.ts';
import type { Archive } from '../../../blog/live/archive.ts';
import { replacesOwn } from '../model/own-article.ts';
import type { PlannedArticle } from './plan-import.ts';

/** The content of a file to import. */
export interface ImportPlan {
  readonly articles: readonly PlannedArticle[];
  readonly pictures: Archive['pictures'];
  /** Reasons for failed imports, by slug. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Describes the effect of importing an article. */
function effectOf(article: PlannedArticle): string {
  const { existing, isUnchanged, problems } = article;
  if (problems.length > 0) return `Não pode ser importado. ${problems.join(' ')}`;
  if (isUnchanged) return 'Já está no site, igual.';
  if (!existing) {
    return replacesOwn(article, ownArticles) ? 'Fica no lugar do artigo que vem com o site.' : 'Artigo novo.';
  }
  const restoring = existing.deleted_at === null ? '' : ', que volta da lixeira';
  return `Muda o artigo “${existing.title}”${restoring}. A versão de agora continua na lista de versões.`;
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
  const toggle = (slug: string) => {
    const others = [...chosen].filter((other) => other !== slug);
    setChosen(new Set(chosen.has(slug) ? others : [...others, slug]));
  };
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
                disabled={!isOffered(article) || status !== ''}
                onChange={() => toggle(article.slug)}
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{article.title}</span>
                <span className="block text-sm text-muted">{effectOf(article)}</span>
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
        <Button variant="secondary" disabled={status !== ''} onClick={onCancel}>
          Cancelar
        </Button>
        <Button disabled={count === 0 || status !== ''} onClick={() => onImport(chosen)}>
          {count === 1 ? 'Importar 1 artigo' : `Importar ${count} artigos`}
        </Button>
      </div>
    </>
  );
}
