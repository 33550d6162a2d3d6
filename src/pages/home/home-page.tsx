import { categories, categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { counts, featured, total } from '../../catalogue/summary.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { countLabel } from '../../parts/count-label.ts';
import { LinkTile, TileList } from '../../parts/link-tile.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Container } from '../../ui/container.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';
import { SITE_DESCRIPTION, SITE_NAME } from '../../site/site.ts';

const ALL = {
  to: '/categorias',
  icon: 'layout-grid',
  title: 'Todas',
  description: 'A lista completa, categoria por categoria, em uma só página.',
} as const;

/** The tiles of the categories and the one of all calculators fill rows of four, if they can. */
const COLUMNS = (categories.length + 1) % 4 === 0 ? 4 : 3;

/** The home page: search, categories, featured calculators and reasons to use the site. */
export default function HomePage() {
  return (
    <>
      <PageHead
        title={`${SITE_NAME}: calculadoras on-line gratuitas`}
        description={SITE_DESCRIPTION}
        path="/"
      />
      <Hero />
      <Container className="space-y-14 py-12">
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
        <AdSlot size="leaderboard" />
        <section aria-labelledby="destaques">
          <h2 id="destaques" className="mb-5 text-2xl font-bold">
            Em destaque
          </h2>
          <TileList columns={3}>
            {featured.map(({ id, name, icon, description }) => {
              const { label, colour } = categoryOf(id);
              return (
                <LinkTile
                  key={id}
                  to={calculatorPath(id)}
                  icon={icon}
                  accent={colour}
                  title={name}
                  detail={label}
                  description={description}
                />
              );
            })}
          </TileList>
        </section>
        <Reasons />
      </Container>
    </>
  );
}
