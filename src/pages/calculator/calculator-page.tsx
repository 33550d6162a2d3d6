import { categoryOf } from '../../catalogue/categories.ts';
import { ReadAlso } from '../../blog/read-also.tsx';
import { calculatorPath } from '../../catalogue/entry.ts';
import { formatDate } from '../../calendar/format-date.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { CalculatorGrid } from '../../parts/calculator-card.tsx';
import { Content } from '../../parts/content/draw-content.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { CalculatorData } from './calculator-data.tsx';
import { CalculatorOfAddress } from './calculator-of-address.tsx';
import { EmbedControl } from './embed/embed-control.tsx';
import type { LoadedCalculator } from './load-calculator.ts';
import { offlinePage } from '../../site/offline-page.ts';
import { OfflineHelp } from './offline-help.tsx';
import { RestoredTool } from './tool/restored-tool.tsx';

// Whoever has opened no calculator has none that works without a connection, and needs no list of them.
offlinePage.Help = OfflineHelp;

/** The page of any calculator, drawn from its definition alone. */
export default function CalculatorPage() {
  return <CalculatorOfAddress Page={LoadedPage} pathOf={calculatorPath} />;
}

function LoadedPage({ loaded }: { readonly loaded: LoadedCalculator }) {
  const { calculator, entry, related, mentions, article } = loaded;
  const { definition } = calculator;
  const { id } = entry;
  const category = categoryOf(id);
  return (
    <Container className="wide-page">
      <div data-accent={category.colour}>
        <PageHead
          title={entry.title}
          description={entry.description}
          path={calculatorPath(id)}
          picture={{ ...category, icon: entry.icon }}
        />
        {import.meta.env.SSR && <CalculatorData loaded={loaded} />}
        <Breadcrumbs
          crumbs={[
            { label: 'Início', to: '/' },
            { label: category.label, to: category.hubPath },
            { label: entry.name },
          ]}
        />
        <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">
          <Unbroken text={entry.title} />
        </h1>
        <p className="mt-2 mb-6 max-w-3xl text-lg text-muted">{entry.description}</p>
        <RestoredTool loaded={loaded} />
        <div className="mt-5">
          <Notice tone={category.disclaimer.tone} role="note">
            {category.disclaimer.text}
          </Notice>
        </div>
        <div className="mt-8">
          <AdSlot size="banner" />
        </div>
        <div className="apart mt-10 grid max-w-6xl grid-cols-1 gap-10 lg:has-[[data-ad]>*]:grid-cols-[minmax(0,1fr)_18.75rem]">
          <div>
            {article.length > 0 && (
              <article className="prose">
                <Content nodes={article} />
              </article>
            )}
            <ReadAlso articles={mentions} />
            <section className="prose mt-10">
              <h2>Fontes</h2>
              <ul>
                {definition.sources.map(({ label, url, checkedOn }) => (
                  <li key={url + label}>
                    <a href={url} rel="noopener">
                      {label}
                    </a>{' '}
                    <span className="text-muted">{`(conferida em ${formatDate(checkedOn)})`}</span>
                  </li>
                ))}
              </ul>
            </section>
            <EmbedControl entry={entry} />
          </div>
          <div className="hidden lg:has-[>*>*]:block">
            <AdSlot size="sidebar" />
          </div>
        </div>
        <section className="apart no-print mt-12">
          <h2 className="mb-4 text-2xl font-bold">Calculadoras relacionadas</h2>
          <CalculatorGrid entries={related} />
        </section>
      </div>
    </Container>
  );
}
