import { Link } from 'react-router-dom';
import { categories, categoryOf } from '../catalogue/categories.ts';
import { calculatorPath } from '../catalogue/entry.ts';
import type { CategoriesData } from '../catalogue/page-data.ts';
import { AdSlot } from '../parts/ad-slot.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { NotFoundPage } from './not-found.ts';
import { usePageData } from './page-data.ts';
import { SITE_NAME } from '../site/site.ts';
import { enumerate } from '../text/enumerate.ts';

/** All calculators by category; only the first of each category if there are many. */
export default function CategoriesPage() {
  const data = usePageData('/categorias');
  if (!data || !('groups' in data)) return <NotFoundPage />;
  const { total, groups } = data;
  const labels = enumerate(categories.map(({ label }) => label.toLowerCase()));
  return (
    <Container>
      <PageHead
        title="Todas as calculadoras por categoria"
        description={`As ${total} calculadoras do ${SITE_NAME} em ${categories.length} categorias: ${labels}.`}
        path="/categorias"
      />
      <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label: 'Categorias' }]} />
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Categorias</h1>
      <p className="mt-2 text-lg text-muted">
        {total} calculadoras em {categories.length} categorias.
      </p>
      <div className="mt-8 gap-6 lg:columns-2">
        {groups.map((group) => (
          <CategoryCard key={group.id} {...group} />
        ))}
      </div>
      <div className="mt-6">
        <AdSlot size="leaderboard" />
      </div>
    </Container>
  );
}

function CategoryCard({ id, count, shown }: CategoriesData['groups'][number]) {
  const { label, hubPath, colour, icon } = categoryOf(id);
  return (
    <section
      data-accent={colour}
      className="card mb-6 break-inside-avoid p-5"
      aria-labelledby={`categoria-${id}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex size-11 items-center justify-center rounded-xl bg-accent text-surface">
          <Icon name={icon} className="size-6" />
        </span>
        <h2 id={`categoria-${id}`} className="min-w-0 flex-1 basis-[8rem] text-xl font-bold">
          <Link to={hubPath} className="hover:underline">
            {label}
          </Link>
        </h2>
        <span className="rounded-full bg-accent-soft px-3 py-0.5 font-semibold text-accent tabular-nums">
          <span className="sr-only">Quantidade: </span>
          {count}
        </span>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Link to={calculatorPath(entry.id)} className="group block rounded py-2.5">
              <span className="font-medium group-hover:underline">{entry.name}</span>
              <span className="hidden text-sm text-muted sm:block">{entry.description}</span>
            </Link>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <Link
          to={hubPath}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          Ver as {count} calculadoras
        </Link>
      )}
    </section>
  );
}
