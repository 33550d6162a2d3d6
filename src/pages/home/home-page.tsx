import { categories } from '../../catalogue/categories.ts';
import { questions, seasons } from './home-links.ts';
import { counts, total } from '../../catalogue/summary.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { countLabel } from '../../parts/count-label.ts';
import { LinkTile, TileList } from '../link-tile.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { usePageData } from '../page-data.ts';
import { Hero } from './hero.tsx';
import { SavedShelf } from './saved-shelf.tsx';
import { RecentArticles } from './recent-articles.tsx';
import { Reasons } from './reasons.tsx';
import { Seasonal } from './seasonal.tsx';
import { SignUpConfirmed } from './sign-up-confirmed.tsx';
import { SITE_DESCRIPTION, SITE_NAME } from '../../site/site.ts';

const ALL = {
  to: '/categorias',
  icon: 'layout-grid',
  title: 'Todas',
  description: 'A lista completa, categoria por categoria, em uma só página.',
} as const;

/** The tiles of the categories and the one of all calculators fill rows of four, if they can. */
const COLUMNS = (categories.length + 1) % 4 === 0 ? 4 : 3;

/** The home page: search, current and popular calculators, categories, articles and reasons to use the site. */
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
      <SignUpConfirmed />
      <Hero showcase={home?.showcase} />
      <Container className="space-y-14 py-12">
        <SavedShelf />
        <Seasonal seasons={seasons} />
        <section aria-labelledby="destaques">
          <h2 id="destaques" className="mb-5 text-2xl font-bold">
            O que você quer saber?
          </h2>
          <TileList columns={3}>
            {questions.map(({ path, ...tile }) => (
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
