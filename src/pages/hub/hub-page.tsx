import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { categories } from '../../catalogue/categories.ts';
import { listedIn } from '../../catalogue/catalogue.ts';
import { entries } from '../../catalogue/site.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { CalculatorGrid } from '../../parts/calculator-card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotFoundPage } from '../not-found.ts';
import { ComingSoon } from './coming-soon.tsx';
import { Guidance } from './guidance.tsx';
import { hubContentOf } from './load-content.ts';

/** Whether an announced calculator is already in the catalogue. */
const isThere = (announced: string) => entries.some(({ id }) => id === announced);

/** The hub of a category: its calculators, announced ones, and guidance. */
export default function HubPage() {
  const { pathname } = useLocation();
  const category = categories.find(({ hubPath }) => hubPath === pathname.replace(/\/$/, ''));
  if (!category) return <NotFoundPage />;
  const { id, label, hubTitle, hubPath, description, colour, icon, disclaimer } = category;
  const listed = listedIn(entries, id);
  const found = hubContentOf(id);
  const content = found instanceof Promise ? use(found) : found;
  return (
    <Container>
      <div data-accent={colour}>
        <PageHead title={hubTitle} description={description} path={hubPath} picture={category} />
        <Breadcrumbs crumbs={[{ label: 'Início', to: '/' }, { label }]} />
        <header className="flex items-start gap-5">
          <span className="hidden size-16 shrink-0 items-center justify-center rounded-2xl bg-accent-soft text-accent sm:flex">
            <Icon name={icon} className="size-9" />
          </span>
          <div>
            <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{hubTitle}</h1>
            <p className="mt-2 max-w-2xl text-lg text-muted">{description}</p>
            <p className="mt-2 font-semibold text-accent">
              {listed.length === 1 ? '1 calculadora disponível' : `${listed.length} calculadoras disponíveis`}
            </p>
          </div>
        </header>
        <section aria-labelledby="calculadoras" className="mt-8">
          <h2 id="calculadoras" className="sr-only">
            Calculadoras
          </h2>
          <CalculatorGrid entries={listed} />
        </section>
        {content && <ComingSoon items={content.comingSoon.filter((announced) => !isThere(announced.id))} />}
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
