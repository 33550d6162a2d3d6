import { Link } from 'react-router-dom';
import { chaptersOf } from '../../catalogue/chapters.ts';
import { formatDate } from '../../calendar/format-date.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FoldedOnPhones } from './folded-on-phones.tsx';
import type { LoadedCalculator } from './load-calculator.ts';
import { updatedOn } from './updated-on.ts';

/**
 * The column beside a calculator's article: contents, related calculators, and the sources with the day of the last
 * check.
 */
export function PageAside({ loaded }: { readonly loaded: LoadedCalculator }) {
  const { calculator, article, related } = loaded;
  const chapters = chaptersOf(article);
  const updated = updatedOn(calculator.definition);
  return (
    <div className="grid h-fit gap-5 text-sm lg:gap-8">
      {chapters.length > 1 && (
        <nav aria-labelledby="nesta-pagina" className="no-print hidden lg:block">
          <h2 id="nesta-pagina" className="mb-2 text-base font-bold">
            Nesta página
          </h2>
          <ul className="border-l-2 border-line">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 pl-4 text-muted hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {related.length > 0 && (
        <section className="no-print">
          <h2 className="mb-1 text-base font-bold">Calculadoras relacionadas</h2>
          <ul>
            {related.map(({ id, name, icon }) => (
              <li key={id}>
                <Link
                  to={calculatorPath(id)}
                  className="flex min-h-11 items-center gap-3 rounded-lg py-1 font-medium text-brand hover:underline"
                >
                  <Icon name={icon} className="text-muted" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {updated !== undefined && (
        <p className="text-muted">
          Atualizada em <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      )}
      <FoldedOnPhones heading={<h2>Fontes e datas de conferência</h2>}>
        <ul className="grid gap-2 pt-1">
          {calculator.definition.sources.map(({ label, url, checkedOn }) => (
            <li key={url + label}>
              <a href={url} rel="noopener" className="text-brand underline underline-offset-2">
                {label}
              </a>{' '}
              <span className="text-muted">{`(conferida em ${formatDate(checkedOn)})`}</span>
            </li>
          ))}
        </ul>
      </FoldedOnPhones>
      <AdSlot size="sidebar" />
    </div>
  );
}
