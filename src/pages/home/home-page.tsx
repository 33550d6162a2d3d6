import { categories } from '../../catalogue/categories.ts';
import links from '#root/.cache/calculators/home.json' with { type: 'json' };
import { counts, total } from '../../catalogue/summary.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { LinkTile, TileList } from '../link-tile.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { usePageData } from '../page-data.ts';
import { Hero } from './hero.tsx';
import { RecentArticles } from './recent-articles.tsx';
import { Reasons } from './reasons.tsx';
import { Seasonal } from './seasonal.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { SITE_DESCRIPTION, SITE_NAME } from '../../site/site.ts';
import { useHydrated } from '../../site/use-hydrated.ts';
import { lazy, Suspense, type ComponentType } from 'react';

const ALL = {
  to: '/categorias',
  icon: 'layout-grid',
  title: 'Todas',
  description: 'A lista completa, categoria por categoria, em uma só página.',
} as const;

/** Number of columns: four if the tiles of all categories, and the one for all calculators, fill the rows. */
const COLUMNS = (categories.length + 1) % 4 === 0 ? 4 : 3;

/** "1 calculadora", "7 calculadoras". */
function countLabel(count: number): string {
  return count === 1 ? '1 calculadora' : `${count} calculadoras`;
}

/** The home page: search, seasonal and popular calculators, categories, articles, and reasons to use the site. */
export default function HomePage() {
  const data = usePageData('/');
  const home = data && 'articles' in data ? data : undefined;
  return (
    <>
      <PageHead
        title={`${SITE_NAME}: calculadoras on-line gratuitas`}
        description={SITE_DESCRIPTION}
        path="/"
      />
      <SignUpNotice />
      <Hero showcase={home?.showcase} />
      <Container className="space-y-14 py-12">
        <SavedShelf />
        <Seasonal seasons={links.seasons} />
        <section aria-labelledby="destaques">
          <h2 id="destaques" className="mb-5 text-2xl font-bold">
            O que você quer saber?
          </h2>
          <TileList columns={3}>
            {links.questions.map(({ path, ...tile }) => (
              <LinkTile key={path} to={path} {...tile} />
            ))}
          </TileList>
        </section>
        <AdSlot size="leaderboard" />
        <section aria-labelledby="categorias">
          <h2 id="categorias" className="mb-5 text-2xl font-bold">
            Categorias
          </h2>
          <TileList columns={COLUMNS}>
            {categories.map(({ id, label, hubPath, icon, colour, description }) => (
              <LinkTile
                key={id}
                to={hubPath}
                icon={icon}
                accent={colour}
                title={label}
                detail={countLabel(counts[id] ?? 0)}
                description={description}
              />
            ))}
            <LinkTile {...ALL} detail={countLabel(total)} />
          </TileList>
        </section>
        {home && <RecentArticles articles={home.articles} />}
        <Reasons />
      </Container>
    </>
  );
}

// Show nothing after a failure, because the page is complete without them.
const Shelf = lazy<ComponentType>(() => import('../saved/shelf.tsx').catch(() => ({ default: () => null })));

/**
 * The visitor's saved calculations, at the top. `src/app/boot/boot.ts` marks documents of visitors who have some, so
 * that their space is reserved from the first paint, and nothing moves when they load.
 */
function SavedShelf() {
  const hasSaved = useHydrated() && document.documentElement.dataset['saved'] !== undefined;
  return (
    <div className="hidden h-[16.75rem] in-data-saved:block">
      <Suspense fallback={null}>{hasSaved && <Shelf />}</Suspense>
    </div>
  );
}
