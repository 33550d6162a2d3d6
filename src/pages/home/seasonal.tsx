import type { HomeLinks } from '../../catalogue/questions.ts';
import { LinkTile, TileList } from '../link-tile.tsx';
import { useToday } from '../../site/use-today.ts';
import { seasonOf } from './season-of.ts';

/**
 * Popular calculators of the season. All seasons share one place, and only the current one is visible and has
 * links: nothing moves if the visitor's day differs from the day of the build.
 */
export function Seasonal({ seasons }: Pick<HomeLinks, 'seasons'>) {
  const current = seasonOf(seasons, useToday());
  return (
    <section aria-label="Nesta época do ano" className="grid">
      {seasons.map((season) => {
        const isNow = season === current;
        return (
          <div key={season.from} className={`col-start-1 row-start-1 ${isNow ? '' : 'invisible'}`}>
            <h2 className="text-2xl font-bold">{season.title}</h2>
            <p className="mt-1 mb-5 text-muted">{season.why}</p>
            <TileList columns={3}>
              {season.links.map(({ path, ...tile }) => (
                <LinkTile key={path} to={isNow ? path : undefined} {...tile} />
              ))}
            </TileList>
          </div>
        );
      })}
    </section>
  );
}
