import { categories } from '../../catalogue/categories.ts';
import { ownArticles } from '../../blog/live/editing.ts';
import { total } from '../../catalogue/summary.ts';
import { countShown, originOf } from '../dashboard/summary.ts';
import { Section } from '../parts/section.tsx';
import { useNow } from '../parts/use-now.ts';
import { usePosts } from '../use-posts.ts';

export function Statistics() {
  const { data: posts } = usePosts();
  const now = useNow();
  const counts = posts && countShown(ownArticles, posts, now);
  const figures = [
    { name: 'calculators', label: 'Calculadoras', value: total },
    { name: 'categories', label: 'Categorias', value: categories.length },
    { name: 'articles', label: 'Artigos do blog', value: counts?.total },
  ];
  return (
    <Section id="estatisticas" title="Estatísticas">
      <dl className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {figures.map(({ name, label, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-3 sm:block lg:flex">
            <dt className="text-muted">{label}</dt>
            <dd className="figure text-2xl font-bold" data-count={name}>
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 min-h-10 text-sm text-muted">{counts && `Dos artigos, ${originOf(counts)}.`}</p>
    </Section>
  );
}
