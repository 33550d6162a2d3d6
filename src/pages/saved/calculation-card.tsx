import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../calendar/format-date.ts';
import { categories } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { SavedCalculation } from './saved.ts';

interface CalculationCardProps {
  readonly calculation: SavedCalculation;
  readonly className?: string;
  /** Buttons beside its date, above the link that covers the card. */
  readonly children?: ReactNode;
}

/** A saved calculation; a click opens and repeats it. */
export function CalculationCard({ calculation, className = '', children }: CalculationCardProps) {
  const { id, name, givenName, fragment, inputs, result, date } = calculation;
  return (
    <li
      // Look the category up, because an imported file may come from a newer site with other categories.
      data-accent={categories.find((category) => category.id === id.split('/')[0])?.colour}
      className={`card relative flex flex-col p-4 wrap-anywhere hover:border-accent has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand ${className}`}
    >
      <h3 className="font-bold">
        <Link to={calculatorPath(id) + fragment} className="outline-none after:absolute after:inset-0">
          {givenName || name}
        </Link>
      </h3>
      <p className="line-clamp-2 font-medium">{result}</p>
      <p className="line-clamp-2 text-sm text-muted">{inputs}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 pt-1">
        <p className="text-sm text-muted">
          {givenName && `${name} · `}
          {formatDate(date)}
        </p>
        {children}
      </div>
    </li>
  );
}
