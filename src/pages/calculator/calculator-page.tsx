import { categoryOf } from '../../catalogue/categories.ts';
import { ReadAlso } from '../../blog/read-also.tsx';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { ContentElement, ContentNode } from '../../catalogue/content-node.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { Content } from '../../parts/content/draw-content.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Container } from '../../ui/container.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { CalculatorData } from './calculator-data.tsx';
import { CalculatorOfAddress } from './calculator-of-address.tsx';
import { EmbedControl } from './embed/embed-control.tsx';
import { FoldedOnPhones } from './folded-on-phones.tsx';
import { loadedCalculators, type LoadedCalculator } from './load-calculator.ts';
import { offlinePage } from '../../site/offline-page.ts';
import { PageAside } from './page-aside.tsx';
import { RestoredTool } from './tool/restored-tool.tsx';
import { OfflineList } from '../../parts/offline-list.tsx';

/** Lists the calculators opened in this visit, which work offline. */
function OfflineHelp() {
  return (
    <OfflineList
      lead="As calculadoras que você abriu nesta visita: a conta é feita no seu aparelho."
      calculators={loadedCalculators()}
    />
  );
}

// Register the offline help here, so that only calculator pages load it.
offlinePage.Help = OfflineHelp;

/** The page of any calculator, rendered from its definition. */
export default function CalculatorPage() {
  return <CalculatorOfAddress Page={LoadedPage} pathOf={calculatorPath} />;
}

/** A section of an article; the introduction has no heading. */
interface ArticleSection {
  readonly heading?: ContentElement;
  readonly nodes: readonly ContentNode[];
}

function sectionsOf(article: readonly ContentNode[]): readonly ArticleSection[] {
  const sections: (ArticleSection & { readonly nodes: ContentNode[] })[] = [{ nodes: [] }];
  for (const node of article) {
    if (typeof node === 'object' && node.tag === 'h2') sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.filter(({ heading, nodes }) => heading !== undefined || nodes.length > 0);
}

function LoadedPage({ loaded }: { readonly loaded: LoadedCalculator }) {
  const { entry, mentions, article } = loaded;
  const { id } = entry;
  const category = categoryOf(id);
  return (
    <Container isWide>
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
        <p className="mt-2 mb-4 max-w-3xl sm:mb-5 text-lg text-muted">{entry.description}</p>
        <RestoredTool loaded={loaded} />
        <div className="mt-4 sm:mt-5">
          <Notice tone={category.disclaimer.tone} role="note">
            {category.disclaimer.text}
          </Notice>
        </div>
        <div className="mt-8 has-[>:empty]:hidden">
          <AdSlot size="banner" />
        </div>
        <div className="apart mt-8 grid grid-cols-1 gap-6 lg:mt-10 lg:gap-10 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:gap-16">
          <div>
            {article.length > 0 && (
              <article className="grid gap-1 lg:gap-9">
                {sectionsOf(article).map(({ heading, nodes }) =>
                  heading ? (
                    <FoldedOnPhones key={heading.id} heading={<Content nodes={[heading]} />}>
                      <div className="prose pt-1 pb-4 lg:pb-0">
                        <Content nodes={nodes} />
                      </div>
                    </FoldedOnPhones>
                  ) : (
                    <div key="introduction" className="prose mb-4 lg:mb-0">
                      <Content nodes={nodes} />
                    </div>
                  ),
                )}
              </article>
            )}
            <ReadAlso articles={mentions} />
            <EmbedControl entry={entry} />
          </div>
          <PageAside loaded={loaded} />
        </div>
      </div>
    </Container>
  );
}
