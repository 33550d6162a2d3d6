import { useLocation } from 'react-router-dom';
import { categories } from '../../catalogue/categories.ts';
import { hubPagePath } from '../../catalogue/page-data.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { CalculatorGrid } from '../../parts/calculator-card.tsx';
import { PageLinks } from '../page-links.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotFoundPage } from '../not-found.ts';
import { usePageData } from '../page-data.ts';
import { Guidance } from './guidance.tsx';
import { useHubContent } from './load-content.ts';
import type { HubContent } from './hub-content.ts';

/** The hub of a category: calculators, announcements and guidance. */
export default function HubPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const category = categories.find(({ hubPath }) => path === hubPath || path.startsWith(`${hubPath}/`));
  const data = usePageData(path);
  const content = useHubContent(category?.id ?? '');
  if (!category || !data || !('cards' in data)) return <NotFoundPage />;
  const { label, hubTitle, hubPath, description, colour, icon, disclaimer } = category;
  const { count, page, pages, cards, launched } = data;
  const title = page === 1 ? hubTitle : `${hubTitle}: página ${page} de ${pages}`;
  const about = page === 1 ? description : `Página ${page} de ${pages}. ${description}`;
  return (
    <Container>
      <div data-accent={colour}>
        <PageHead title={title} description={about} path={hubPagePath(hubPath, page)} picture={category} />
        <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label }]} />
        <header className="flex items-start gap-5">
          <span className="hidden size-16 shrink-0 items-center justify-center rounded-xl bg-accent text-surface sm:flex">
            <Icon name={icon} className="size-9" />
          </span>
          <div>
            <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
            <p className="mt-2 max-w-2xl text-lg text-muted">{description}</p>
            <p className="mt-2 font-semibold text-accent">
              {count === 1 ? '1 calculadora disponível' : `${count} calculadoras disponíveis`}
            </p>
          </div>
        </header>
        <section aria-labelledby="calculadoras" className="mt-8">
          <h2 id="calculadoras" className="sr-only">
            Calculadoras
          </h2>
          <CalculatorGrid entries={cards} />
          <PageLinks page={page} pages={pages} pathOf={(number) => hubPagePath(hubPath, number)} />
        </section>
        {content && <ComingSoon items={content.comingSoon.filter((item) => !launched.includes(item.id))} />}
        <div className="my-10">
          <AdSlot size="banner" />
        </div>
        {content && <Guidance content={content} />}
        <div className="mt-10">
          <Notice tone={disclaimer.tone} role="note">
            {disclaimer.text}
          </Notice>
        </div>
      </div>
    </Container>
  );
}

/** Announced calculators; renders nothing without any. */
function ComingSoon({ items }: { readonly items: HubContent['comingSoon'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="em-breve" className="mt-10">
      <h2 id="em-breve" className="mb-4 text-2xl font-bold">
        Em breve
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, description }) => (
          <li key={name} className="rounded-xl border border-dashed border-field p-5">
            <h3 className="font-bold">{name}</h3>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
