import type { HomeLinks } from '../../catalogue/questions.ts';
import { LinkTile, TileList } from '../link-tile.tsx';
import { useToday } from '../../site/use-today.ts';

/** First and last day of a yearly period, both included, as `MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds the season of a day.
 *
 * @param today `YYYY-MM-DD`.
 * @throws Error if no season includes the day.
 */
export function seasonOf<Dated extends Days>(seasons: readonly Dated[], today: string): Dated {
  const day = today.slice('YYYY-'.length);
  const season = seasons.find(({ from, to }) => from <= day && day <= to);
  if (!season) throw new Error(`${today}: nenhuma época do ano tem este dia.`);
  return season;
}

/**
 * Popular calculators of the season. All seasons are rendered in the same place, but only the current one is visible
 * and has links, so nothing moves if the visitor's date is not that of the build.
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
