import { Link } from 'react-router-dom';
import { calculatorPath } from '../../catalogue/entry.ts';
import { formatMoney } from '../../decimal/notation.ts';
import { showcase } from './showcase.ts';

/** A sample result: the figure, its components, and the steps. */
export function ShowcaseCard() {
  const { id, title, total, parts, steps } = showcase;
  return (
    <section aria-labelledby="exemplo" data-accent="green" className="card p-6 shadow-lg">
      <h2 id="exemplo" className="text-sm font-medium text-muted">
        Exemplo: {title}
      </h2>
      <p className="figure mt-1 text-5xl font-extrabold tracking-tight text-accent">{formatMoney(total)}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {parts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figure font-semibold">{formatMoney(value)}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 space-y-2 text-sm">
        {steps.map(({ text, law }) => (
          <li key={law} className="flex flex-wrap items-baseline gap-x-3">
            <span className="tabular-nums">{text}</span>
            <span className="text-muted">{law}</span>
          </li>
        ))}
      </ol>
      <Link
        to={calculatorPath(id)}
        className="mt-5 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
      >
        Calcular as minhas férias
      </Link>
    </section>
  );
}
